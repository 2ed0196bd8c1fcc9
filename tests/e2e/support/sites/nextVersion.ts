import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'pathe';

// Several scripts may differ by their hashes alone.
const hashed = /-[\w-]{3}([\w-]{5})(?=\.js$)/;

/** Copies a built site with some words replaced. Every script gets another hash, as after a change of the code. */
export async function writeNextVersion(from: string, to: string, words: string, others: string) {
  await cp(from, to, { recursive: true });
  const files = await readdir(to, { recursive: true });
  const scripts = files.filter((file) => file.startsWith('assets/') && hashed.test(file));
  for (const file of files.filter((one) => /\.(html|js)$/.test(one))) {
    let text = (await readFile(join(to, file), 'utf8')).replaceAll(words, others);
    for (const script of scripts) {
      const name = script.replace('assets/', '');
      text = text.replaceAll(name, name.replace(hashed, '-New$1'));
    }
    await writeFile(join(to, file), text);
  }
  for (const script of scripts)
    await rename(join(to, script), join(to, script.replace(hashed, '-New$1')));
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    let html = await readFile(join(to, file), 'utf8');
    for (const [tag, src] of html.matchAll(/<script[^>]* src="\/([^"]+)"[^>]*>/g)) {
      const hash = createHash('sha384').update(await readFile(join(to, src!)));
      const integrity = `integrity="sha384-${hash.digest('base64')}"`;
      html = html.replace(tag, tag.replace(/integrity="[^"]+"/, integrity));
    }
    await writeFile(join(to, file), html);
  }
}
