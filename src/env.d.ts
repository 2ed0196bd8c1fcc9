interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_SITE_URL?: string;
}

/** The images in public/images by their path: their size in pixels (see vite.config.ts). */
declare const __IMAGES__: Record<string, { width: number; height: number } | undefined>;

/** Where the local emulators answer; null in a production build (see vite.config.ts). */
declare const __EMULATORS__: { auth: string; firestore: { host: string; port: number } } | null;
