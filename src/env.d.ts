interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_SITE_URL?: string;
}

/** The sizes of the images in public/images, in pixels by path (see vite.config.ts). */
declare const __IMAGES__: Record<string, { width?: number; height?: number } | undefined>;

/** The addresses of the local emulators; null in a production build (see vite.config.ts). */
declare const __EMULATORS__: { auth: string; firestore: { host: string; port: number } } | null;

/** Whether projects have pages of their own (see scripts/projects/projectsPlugin.ts). */
declare const __PROJECTS__: boolean;

/** Whether the owner has selected posts for Home. */
declare const __SELECTED_POSTS__: boolean;
