import { expect, test } from 'vitest';
import { convertHtml, convertMarkdown, mayHaveAddress } from '#foreign-markdown';
import { cleanAddress, cleanAddresses, isPersonal } from '../addresses/cleanAddress';

const page = 'https://example.com/a?b=c&d=e#f';
const encoded = encodeURIComponent(page);
const base64 = btoa(page).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

test.each([
  `https://eur02.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C02%7Cme%40company.example%7Cabc&sdata=xyz&reserved=0`,
  `https://nam12.safelinks.protection.outlook.com/ap/w-59584e83/?url=${encoded}&data=05%7C02%7Cme%40company.example`,
  `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/2/atp-safelinks.html?url=${encoded}&locale=en`,
  `https://urldefense.com/v3/__${page}__;Iw!!abc!def$`,
  `https://urldefense.proofpoint.com/v2/url?u=${encoded.replaceAll('%', '-').replaceAll('-2F', '_')}&d=DwMFaQ&c=abc`,
  `https://urldefense.proofpoint.com/v1/url?u=${encoded}&k=abc`,
  `https://linkprotect.cudasvc.com/url?a=${encoded}&c=E,1,abc&typo=1`,
  `https://secure-web.cisco.com/1abcDEF/${encoded}`,
  `https://url.avanan.click/v2/___${page}___.YXAzOmNvbXBhbnk6`,
  `https://deref-gmx.net/mail/client/abc/dereferrer/?redirectUrl=${encoded}`,
  `https://abcde.r.us-east-1.awstrack.me/L0/${encoded}/1/0100/abc`,
  `https://substack.com/redirect/2/${btoa(JSON.stringify({ e: page, p: 1 })).replace(/=+$/, '')}?j=abc`,
  `https://www.google.com/url?q=${encoded}&sa=D&source=editors&ust=1&usg=abc`,
  `https://www.google.co.uk/url?sa=t&rct=j&url=${encoded}&usg=abc`,
  `https://www.bing.com/ck/a?!&&p=abc&u=a1${base64}&ntb=1`,
  `https://duckduckgo.com/l/?uddg=${encoded}&rut=abc`,
  `https://r.search.yahoo.com/_ylt=abc/RV=2/RE=1/RO=10/RU=${encoded}/RK=2/RS=abc`,
  `https://l.facebook.com/l.php?u=${encoded}&h=AT0abc`,
  `https://lm.facebook.com/l.php?u=${encoded}`,
  `https://l.instagram.com/?u=${encoded}&e=AT0`,
  `https://l.threads.com/?u=${encoded}`,
  `https://www.linkedin.com/redir/redirect?url=${encoded}&urlhash=abc`,
  `https://www.linkedin.com/safety/go?url=${encoded}&trk=abc`,
  `https://slack-redir.net/link?url=${encoded}`,
  `https://www.youtube.com/redirect?event=video_description&redir_token=abc&q=${encoded}`,
  `https://out.reddit.com/t3_abc?url=${encoded}&token=abc`,
  `https://t.umblr.com/redirect?z=${encoded}&t=abc`,
  `https://vk.com/away.php?to=${encoded}`,
  `https://steamcommunity.com/linkfilter/?u=${encoded}`,
  `https://medium.com/r/?url=${encoded}`,
  `https://link.zhihu.com/?target=${encoded}`,
  `https://link.juejin.cn/?target=${encoded}`,
  `https://chn01.safelinks.protection.partner.outlook.cn/?url=${encoded}&data=a%40b.example`,
  `https://usg02.safelinks.protection.office365.us/?url=${encoded}&data=a%40b.example`,
  `https://outlook.office365.com/owa/redir.aspx?C=abc&URL=${encoded}`,
  // A star for each character that is at the end, `#` here.
  `https://urldefense.com/v3/__${page.replace('#', '*')}__;Iw!!abc!def$`,
  `https://urldefense.com/v3/__${page.replace('//', '/')}__;!!abc!def$`,
  `https://eu-west-1.protection.sophos.com/?d=example.com&u=${base64}&i=abc`,
  `https://ca-1.xdr.trendmicro.com:443/wis/clicktime/v1/query?url=${encoded}&umid=abc`,
  `https://protect2.fireeye.com/v1/url?k=abc&q=1&e=abc&u=${encoded}`,
  `https://urlsand.esvalabs.com/?u=${encoded}&e=abc`,
  `https://sba.yandex.net/redirect?url=${encoded}&client=mail&sign=abc`,
  `https://checklink.mail.ru/proxy?es=abc&url=${encoded}`,
  `https://deref-1und1.de/mail/client/abc/dereferrer/?redirectUrl=${encoded}`,
  `https://html.duckduckgo.com/l/?uddg=${encoded}&rut=abc`,
  `https://duckduckgo.com/l/?uddg=${encoded.replace('https%3A', '')}&rut=abc`,
  `https://yandex.ru/clck/jsredir?from=yandex.ru&text=&url=${encoded}`,
  `https://away.vk.com/away.php?to=${encoded}&cc_key=`,
  `https://href.li/?${page}`,
  `https://www.deviantart.com/users/outgoing?${page}`,
  `https://www.pinterest.com/offsite/?token=1-2&url=${encoded}&pin=1`,
  `https://go.bsky.app/redirect?u=${encoded}`,
  `https://www.oschina.net/action/GoToLink?url=${encoded}`,
  `https://l.facebook.com/l.php?u=${encodeURIComponent(encoded)}&h=AT0`,
  // One within another.
  `https://slack-redir.net/link?url=${encodeURIComponent(`https://www.google.com/url?q=${encodeURIComponent(`${page.replace('#', '&utm_source=x#')}`)}`)}`,
])('a redirect is replaced by the address that it leads to: %s', (address) => {
  expect([mayHaveAddress(address), cleanAddress(address)]).toEqual([true, page]);
});

test.each([
  // Each star stands for `ä`, two and a letter for as many as it says: 3 for B.
  [
    'https://urldefense.com/v3/__https://a.example/*b**Bc*__;w6TDvMO2w58hIQ!!x!y$',
    'https://a.example/äbüößc!',
  ],
  ['https://www.bing.com/ck/a?!&&u=a1aHR0cHM6Ly9hLmV4YW1wbGUvw6Q&ntb=1', 'https://a.example/ä'],
  ['https://www-a-example.cdn.ampproject.org/c/s/www.a.example/b', 'https://www.a.example/b'],
  [
    'https://eur02.safelinks.protection.outlook.com/?url=mailto%3Abo%40b.example&data=me%40c.example',
    'mailto:bo@b.example',
  ],
])('an address within another is decoded: %s', (address, expected) => {
  expect(cleanAddress(address)).toBe(expected);
});

test.each([
  ['https://example.com/a?utm_source=chatgpt.com', 'https://example.com/a'],
  ['https://example.com/a?b=c&utm_medium=x&fbclid=y#d', 'https://example.com/a?b=c#d'],
  ['https://example.com/?mc_eid=abc&a=%C3%A4+b', 'https://example.com/?a=%C3%A4+b'],
  ['https://example.com/a#utm_campaign=x', 'https://example.com/a'],
  ['https://youtu.be/abc?si=def&t=42', 'https://youtu.be/abc?t=42'],
  ['https://x.com/a/status/1?s=20&t=abc', 'https://x.com/a/status/1'],
  ['https://www.google.com/amp/s/example.com/a', 'https://example.com/a'],
  [
    'https://docs.google.com/document/d/1/edit?usp=sharing&ouid=1234567890&rtpof=true',
    'https://docs.google.com/document/d/1/edit',
  ],
  [
    'https://drive.google.com/file/d/1/view?authuser=me%40a.example',
    'https://drive.google.com/file/d/1/view',
  ],
  [
    'https://a.sharepoint.com/:w:/s/x/E?email=me%40a.example&e=b',
    'https://a.sharepoint.com/:w:/s/x/E?e=b',
  ],
  ['https://www.notion.so/a-1?pvs=4', 'https://www.notion.so/a-1'],
  ['https://www.linkedin.com/in/ada?miniProfileUrn=urn%3Ali', 'https://www.linkedin.com/in/ada'],
  [
    'https://www.nytimes.com/a.html?unlocked_article_code=1.a&smid=url-share',
    'https://www.nytimes.com/a.html?unlocked_article_code=1.a',
  ],
])('of %s stays what leads to the page: %s', (address, expected) => {
  expect(cleanAddress(address)).toBe(expected);
});

test.each([
  'https://example.com/a?si=1&t=2&s=3&pk=4&pkg=5&ref=main&q=a+b',
  'https://example.com/login?next=https://example.com/b',
  'https://web.archive.org/web/2020/https://example.com/?utm_source=a',
  'https://example.com/a?url=https%3A%2F%2Fb.example',
  'https://medium.com/@a/b?sk=abc',
  'https://example.com/#/route?a=b',
  'https://example.com/#:~:text=a%20b',
  'https://google.com/url?q=javascript:alert(1)',
  'https://notgoogle.com/url?q=https://example.com',
  'mailto:bo@example.com?subject=a',
  '/blog/a?utm_source=b',
  'https://exa mple.com?utm_source=b',
])('an address that leads where it says stays as it is written: %s', (address) => {
  expect(cleanAddress(address)).toBe(address);
});

test('among words, the sentence around an address stays', () => {
  expect(
    cleanAddresses(
      'https://google.com/url?q=https://a.b/&sa=D,https://google.com/url?q=https://c.d/;https://e.f/ <https://google.com/url?q=https%3A%2F%2Fg.h|g>',
    ),
  ).toBe('https://a.b/,https://c.d/;https://e.f/ <https://g.h|g>');
  expect(
    cleanAddresses('(See https://example.com/a?utm_source=b), or <https://a.b/?fbclid=c>。'),
  ).toBe('(See https://example.com/a), or <https://a.b/>。');
});

test.each([
  'https://nam12.safelinks.protection.outlook.com/?data=abc',
  'https://protect-us.mimecast.com/s/abc?domain=example.com',
  'https://example.us1.list-manage.com/track/click?u=a&id=b&e=c',
  'https://u123.ct.sendgrid.net/ls/click?upn=abc',
  'https://click.example.com/ls/click?upn=u001.abc',
  'https://email.example.com/e3t/Ctc/abc/def04',
  'https://abc.eu1.hubspotlinks.com/Ctc/5B+113/abc/VX',
  'https://l.facebook.com/l.php?u=javascript%3Aalert(1)&h=1',
  'https://example.com/click?r=bWVAY29tcGFueS5leGFtcGxl&x=1',
  'https://example.com/unsubscribe?email=me%40company.example',
  'https://example.com/u/me@company.example/settings',
  'https://me:secret@example.com/',
  'https://example.com/?access_token=abcdef',
  'https://bucket.s3.amazonaws.com/a.png?X-Amz-Credential=abc&X-Amz-Signature=abcdef',
  'https://example.com/a;jsessionid=ABCDEF',
  'https://private-user-images.githubusercontent.com/1/2.png?jwt=abcdef.ghijkl',
  'https://example.com/a.png?x=eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJnaXRodWIifQ.abc',
  'https://cdn.discordapp.com/attachments/1/2/a.png?ex=6&is=6&hm=0123456789abcdef0123456789abcdef&',
  'https://scontent.xx.fbcdn.net/v/a.jpg?_nc_cat=1&oh=00_AfBcDeFgHiJk&oe=6',
  'https://bucket.s3.amazonaws.com/a.png?AWSAccessKeyId=abcdef&Signature=abcdef',
  'https://b.oss-cn.aliyuncs.com/a.png?OSSAccessKeyId=abcd&security-token=abcd',
  'https://gitlab.example.com/a.png?private_token=abcdef',
  'https://files.example.com/a.png?pub_secret=abcdef',
  'https://plex.example.com/photo?X-Plex-Token=abcdef',
  'https://cdn.example.com/a.png?auth_key=1700000000-0-0-abcdef',
])('an address that carries somebody’s data is named: %s', async (address) => {
  expect([mayHaveAddress(address), isPersonal(address)]).toEqual([true, true]);
  const html = `<p><a href="${address.replaceAll('&', '&amp;')}">a</a></p>`;
  expect((await convertHtml(html))?.personal).toEqual([address]);
  expect((await convertMarkdown(`See ${address} now`)).personal).toEqual([address]);
});

test.each([
  'https://mastodon.social/@ada@example.com',
  'https://medium.com/@ada/post',
  'https://unpkg.com/react@18.2.0/umd/react.js',
  'https://www.google.com/maps/@52.5,13.4,15z',
  'https://example.com/token?tokens=4000',
  'https://example.com/list?page_token=abcdef&pageToken=abcdef',
  'https://example.com/?author=ada&design=modern&sign=libra&ticket=12345',
  'https://example.com/a.png?hm=yes&oh=well-well-well',
  'https://example.com/?data=SGVsbG8sIHdvcmxkIQ==',
  'https://example.com/s/abc',
])('an address that only looks so is not: %s', (address) => {
  expect(isPersonal(address)).toBe(false);
});

test('links and words of a paste and of a file lose redirects alike, and no word counts as lost', async () => {
  const redirect =
    'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&data=05%7C02%7Cme%40company.example%7Cabc';
  const pasted = await convertHtml(
    `<p><a href="${redirect}">the page</a> and <a href="${redirect}">${redirect}</a></p>`,
  );
  const expected = { lost: [], left: [], pictures: 0, personal: [] };
  expect(pasted).toEqual({
    ...expected,
    body: '[the page](https://example.com/a) and <https://example.com/a>',
  });
  expect(await convertMarkdown(`[the page](${redirect}) and <${redirect}>`)).toEqual({
    ...expected,
    body: '[the page](https://example.com/a) and <https://example.com/a>',
  });
});

test('of redirects that lead to each other, five are followed', () => {
  const redirect = (depth: number): string =>
    depth === 0 ? page : `https://www.google.com/url?q=${encodeURIComponent(redirect(depth - 1))}`;
  expect(cleanAddress(redirect(4))).toBe(page);
  expect(cleanAddress(redirect(7))).toBe(redirect(2));
});
