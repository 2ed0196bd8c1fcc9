import { createStore } from '../base/createStore';
import { PAGE_SIZE } from '../post/post';

/** How many posts the list shows at most, also after Back. */
export const shownCount = createStore(PAGE_SIZE);
