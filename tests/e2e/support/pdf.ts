import { inflateSync } from 'node:zlib';

/** A line of a printed page: its text without spaces, how far down it stands, and its colour. */
interface Line {
  text: string;
  y: number;
  color: string;
}

interface PrintedPage {
  lines: Line[];
  /** All lines, in the order in which they were painted. */
  text: string;
  /** The colours of what fills more than half of the page. */
  papers: string[];
  /** Where its links lead. */
  links: string[];
}

const objectsOf = (pdf: string) =>
  new Map(
    [...pdf.matchAll(/(?:^|\n)(\d+) 0 obj\s(.*?)endobj/gs)].map(([, id, body]) => [id!, body!]),
  );

/** What a compressed stream holds. */
function streamOf(body: string): string {
  const [, content] = /stream\r?\n(.*)endstream/s.exec(body)!;
  return inflateSync(Buffer.from(content!, 'latin1')).toString('latin1');
}

const toText = (hex: string) =>
  String.fromCharCode(...hex.match(/.{4}/g)!.map((unit) => parseInt(unit, 16)));

/** Which characters the glyphs of a font stand for. */
function readCharacters(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, rows] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, glyph, to] of rows!.matchAll(/<(\w+)> <(\w+)>/g))
      characters.set(glyph!.toUpperCase(), toText(to!));
  for (const [, rows] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from, last, to] of rows!.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = parseInt(from!, 16); glyph <= parseInt(last!, 16); glyph++) {
        const code = parseInt(to!, 16) + glyph - parseInt(from!, 16);
        const key = glyph.toString(16).toUpperCase().padStart(4, '0');
        characters.set(key, String.fromCharCode(code));
      }
  return characters;
}

const operator =
  /(?<color>[\d.]+ [\d.]+ [\d.]+) rg|\/(?<font>F\d+) [\d.]+ Tf|1 0 0 -1 \S+ (?<y>\S+) Tm|<(?<glyphs>\w+)> Tj|\S+ \S+ (?<width>[\d.]+) (?<height>[\d.]+) re\s+f/g;

function readPage(content: string, fonts: Map<string, Map<string, string>>, links: string[]) {
  const page: PrintedPage = { lines: [], text: '', papers: [], links };
  let [color, font] = ['0 0 0', ''];
  for (const { groups = {} } of content.matchAll(operator)) {
    if (groups.color) color = groups.color;
    else if (groups.font) font = groups.font;
    else if (groups.y) page.lines.push({ text: '', y: Number(groups.y), color });
    else if (groups.glyphs) {
      const characters = groups.glyphs.match(/.{4}/g)!.map((one) => fonts.get(font)!.get(one)!);
      page.lines.at(-1)!.text += characters.join('').replaceAll(/\s/g, '');
    } else if (Number(groups.width) * Number(groups.height) > 300_000) page.papers.push(color);
  }
  page.text = page.lines.map(({ text }) => text).join('');
  return page;
}

/** Reads the pages of a PDF as Chromium writes them. */
export function readPdf(file: Buffer): PrintedPage[] {
  const objects = objectsOf(file.toString('latin1'));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((body) => {
    const fonts = [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const [, map] = /\/ToUnicode (\d+)/.exec(objects.get(id!)!)!;
      return [name!, readCharacters(streamOf(objects.get(map!)!))] as const;
    });
    const [, annotations = ''] = /\/Annots \[(.*?)\]/.exec(body) ?? [];
    const links = [...annotations.matchAll(/(\d+) 0 R/g)].flatMap(
      ([, id]) => /\/URI \((.*?)\)/.exec(objects.get(id!)!)?.[1] ?? [],
    );
    const [, content] = /\/Contents (\d+)/.exec(body)!;
    return readPage(streamOf(objects.get(content!)!), new Map(fonts), links);
  });
}
