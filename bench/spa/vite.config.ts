import { defineConfig, mergeConfig } from 'vite';
import site from '../../vite.config';

// The site's own settings, but everything in one script.
export default defineConfig((env) =>
  mergeConfig(site(env), {
    envDir: '../..',
    publicDir: '../../public',
    build: {
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }),
);
