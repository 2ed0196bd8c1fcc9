import { firebaseConfig } from './firebase/config';
import { routes } from './routes';

/** Whether this site has a blog: without Firebase's settings, it is a portfolio alone. */
export const hasBlog = firebaseConfig !== null;

/** The pages of this site, in the order of the header. Used by the router, the header, the build and the sitemap. */
export const siteRoutes = routes.filter((route) => hasBlog || !('isBlog' in route));
