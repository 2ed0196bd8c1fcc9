import sharp from 'sharp';
import type { Plugin } from 'vite';
import { PHOTO_PATH, type PhotoFile, readImage } from './findPhoto.ts';
import { readResume } from './readResume.ts';

/** Makes a file of an image: upright, without EXIF data and cropped to the focal point. */
export async function makePhoto({ source, size }: PhotoFile): Promise<Buffer> {
  const photo = readImage(source);
  if (!size) return photo;
  return sharp(photo)
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .webp({ quality: 80 })
    .toBuffer();
}

/** Lists the files of images that pages show. */
function listFiles(): PhotoFile[] {
  const { photoFiles, pages } = readResume();
  return [...photoFiles, ...pages.flatMap((page) => page.photoFiles)];
}

/** Serves and writes the files of the owner’s photo and pictures. */
export const photoPlugin = (): Plugin => ({
  name: 'photo',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (!request.url?.startsWith(PHOTO_PATH)) return next();
      const file = listFiles().find(({ path }) => path === request.url);
      if (!file) return next();
      response.setHeader('Content-Type', file.size ? 'image/webp' : 'image/svg+xml');
      makePhoto(file).then((photo) => response.end(photo), next);
    });
  },
  async generateBundle() {
    // The bundle that renders the pages needs no files.
    if (this.environment.config.build.ssr) return;
    for (const file of listFiles())
      this.emitFile({
        type: 'asset',
        fileName: file.path.slice(1),
        source: await makePhoto(file),
      });
  },
});
