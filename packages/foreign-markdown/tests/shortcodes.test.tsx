import { expect, test } from 'vitest';
import { convertMarkdown } from '../index';

test.each([
  [
    'a caption',
    '[caption id="a_12" width="600"]![](https://a.example/a.jpg) Words of a caption.[/caption]',
    '![](https://a.example/a.jpg "Words of a caption.")',
  ],
  [
    'a caption of a picture that is a link',
    '[caption][![A](/a.jpg)](/b.jpg) Words.[/caption]',
    '[![A](/a.jpg "Words.")](/b.jpg)',
  ],
  [
    'a caption with a link',
    '[caption]![A](/a.jpg) By [Ann](https://a.example).[/caption]',
    '![A](/a.jpg)\n\nBy [Ann](https://a.example).',
  ],
  [
    'a caption of HTML',
    '[caption]<img src="/a.jpg" alt="A"> Words.[/caption]',
    '![A](/a.jpg "Words.")',
  ],
  [
    'code',
    '[sourcecode language="js" highlight="2"]\n  let a = 1;\n\n  a [b](c) ```\n[/sourcecode]',
    '````js {2}\n  let a = 1;\n\n  a [b](c) ```\n````',
  ],
  ['code by its language', '[python]\n*a*\n[/python]', '```python\n*a*\n```'],
  ['a film', 'See [embed]https://a.example/film[/embed].', 'See <https://a.example/film>.'],
  ['a film without an end', '[youtube=https://youtu.be/a]', '<https://youtu.be/a>'],
  [
    'what another surrounds',
    '[row][audio:https://a.example/a.mp3][/row]',
    '[row]<https://a.example/a.mp3>[/row]',
  ],
])('%s in a shortcode of WordPress is read in Markdown too', async (_, source, expected) => {
  const { body, lost } = await convertMarkdown(`Before.\n\n${source}\n\nAfter.`);
  expect(body.trim()).toBe(`Before.\n\n${expected}\n\nAfter.`);
  expect(lost).toEqual([]);
  expect((await convertMarkdown(body)).body).toBe(body);
});

test.each([
  '`[code]a[/code]`',
  '```\n[sourcecode]\na\n[/sourcecode]\n```',
  '[code](https://a.example) and [video](https://a.example/v)',
  '[text](/a) [/text](/b)',
])('%s is no shortcode', async (source) => {
  expect((await convertMarkdown(source)).body.trim()).toBe(source);
});
