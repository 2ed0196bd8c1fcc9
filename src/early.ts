// An entry of its own, in the list and in posts as they were built: it asks the database while the components are on their way.
import { listenEarly } from './blog/reading/listenEarly';

listenEarly(location.pathname);
// What the answer needs, while that is on its way.
document.head.append(document.querySelector<HTMLTemplateElement>('#after-asking')!.content);
