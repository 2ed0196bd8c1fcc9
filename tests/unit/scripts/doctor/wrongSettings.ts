import { emulators } from '../../../../firebase.json';

/** Contents of files, or of an environment variable ($NAME); a pair replaces the first with the second, and null removes. */
export type Changes = Record<string, string | Buffer | null | [string | RegExp, string]>;

// The owner's own.
const { auth } = emulators;
const key = `AIza${'x'.repeat(35)}`;

/** A .env that is right. */
export const env = `VITE_FIREBASE_API_KEY=${key}
VITE_FIREBASE_AUTH_DOMAIN=my-portfolio.firebaseapp.com
VITE_FIREBASE_PROJECT_ID=my-portfolio
VITE_FIREBASE_APP_ID=1:123456:web:abcdef
VITE_SITE_URL=https://my-portfolio.web.app
`;

/** A resume.json that is right. */
export const resume = '{\n  "basics": {\n    "name": "Ada"\n  }\n}\n';

const firebase = (from: string | RegExp, to: string): Changes => ({ 'firebase.json': [from, to] });
const theme = (from: string | RegExp, to: string): Changes => ({ 'src/theme.scss': [from, to] });
const inEnv = (from: string, to: string): Changes => ({ '.env': [from, to] });
const inResume = (to: string): Changes => ({ 'src/content/resume.json': ['"name": "Ada"', to] });

const save =
  'Save it as UTF-8: Notepad asks for the encoding under “Save as”, VS Code at the bottom of its window.';
const look =
  'Look there and at the end of the line before for a missing or extra comma, quote or bracket.';

/** Wrong settings, and what the doctor must say of each. § is the line of the change. */
// prettier-ignore
export const wrongSettings: [Changes, ...lines: string[]][] = [
  [{ 'firebase.json': null }, 'error: firebase.json does not exist.'],
  [firebase('"hosting": {', '"hosting" {'), `error: firebase.json, line §, column 13 is not valid JSON. ${look}`],
  [firebase('"public": "dist"', '"public": "build"'), 'error: firebase.json, line §: hosting.public must be "dist", into which the site is built, but is "build".'],
  [firebase(/"hosting": (\{[^]*?\n {2}\}),/, '"hosting": [\n$1],'), 'error: firebase.json, line §: hosting must be one object, as in the sample: the project has one only, but is [{"public":"dist","ignore":["**/.*","**/….'],
  [firebase('"rules": "firestore.rules"', '"rules": "rules.txt"'), 'error: firebase.json, line §: firestore.rules is rules.txt, which does not exist.'],
  [firebase('"location": "eur3"', '"location": "nam5"'), 'warning: firebase.json, line §: firestore.location is nam5, which is not in Europe. The database can’t be moved later.'],
  [firebase(/,\s*"emulators": \{[^]*\}\n\}/, '\n}'), 'error: firebase.json, line 1: emulators must be an object with the ports of the emulators, as in the sample, but is missing.'],
  [firebase(/(?<="auth": \{[^}]*"port": )\d+/, '"9399"'), 'error: firebase.json, line §: emulators.auth.port must be a port such as 8380, but is "9399".'],
  [firebase(/(?<="firestore": \{[^}]*"port": )\d+/, `${auth.port}`), `error: firebase.json, line §: emulators.firestore.port is ${auth.port}, the port of emulators.auth.port.`],
  [firebase(/("rewrites": \[\s*\{\s*"source": )"\/createblog"/, '$1"/old"'), 'error: firebase.json, line §: hosting.rewrites doesn’t lead /createblog to /createblog.html, so that page doesn’t open.'],
  [firebase(/("rewrites": \[[^]*?"\/editblog\/\*\*",\s*"destination": ")\/createblog/, '$1/index'), 'error: firebase.json, line §: hosting.rewrites doesn’t lead /editblog/** to /createblog.html, so that page doesn’t open.'],
  [firebase('"rewrites": [', '"rewrites": [{ "source": "**", "destination": "/index.html" },'), 'error: firebase.json, line §: hosting.rewrites[0] takes every address, so no wrong one is “Not found”.'],
  [firebase(/("headers": \[[^]*?)same-origin-allow-popups/, '$1same-origin'), 'error: firebase.json, line §: hosting.headers lacks Cross-Origin-Opener-Policy for “**”, so nobody can sign in.'],

  [{ 'src/theme.scss': null }, 'error: src/theme.scss is missing. Run: git checkout src/theme.scss'],
  [theme(/\$control: .*;/, '$control: bleu;'), 'error: src/theme.scss, line §: $control must be a colour such as #1b4bb8, but is bleu.'],
  [theme(/\$control: .*;/, '$control: (;'), 'error: src/theme.scss, line § can’t be compiled: expected ")". Look there and at the end of the line before.'],
  [theme(/\$quiet: .*;/, '$quiet: #959595;'), 'warning: src/theme.scss: $quiet on $paper has a contrast of 2.9 and needs 4.5. The nearest colour that has it: #747474.'],
  [theme(/\$line-dark: .*;/, '$line-dark: #333;'), 'warning: src/theme.scss: $line-dark on $surface-dark has a contrast of 1.3 and needs 3. The nearest colour that has it: #696969.'],
  [theme(/\$headings-face: .*;/, "$headings-face: '@fontsource/gone';"), 'error: src/theme.scss, line §: @fontsource/gone is not installed. Run: npm install --save-dev @fontsource/gone'],
  [theme(
      /\$headings-face: .*;\n.*;/, "$headings-face: '@fontsource/zilla-slab'; $headings-font-weight: 650;", ), 'error: src/theme.scss, line §: @fontsource/zilla-slab has no weight 650, only 300, 400, 500, 600, 700.'],

  [{ 'src/content/resume.json': null }, 'error: src/content/resume.json is missing. For a new one, write {} into it; one in YAML may be called resume.yaml or resume.yml; for the sample, run: git checkout src/content/resume.json'],
  [{ 'src/content/resume.json': '[]' }, 'error: src/content/resume.json, line 1: The file must be an object, such as { "name": "…" }, but is [].'],
  [{ 'src/content/resume.json': Buffer.from('{"basics":{"name":"Zoë"}}', 'latin1') }, `error: src/content/resume.json is not saved as UTF-8, so its letters can’t be read. ${save}`],
  [inResume('"name": "Ada", "email": {"a": 1, "b": 2}'), 'error: src/content/resume.json, line §: basics.email must be text, such as "…", but is {"a":1,"b":2}.'],
  [inResume('"name": "Your Name"'), 'warning: Still from the sample: basics.name: Your Name'],
  [inResume('"name": "Ada", "profiles": [{ "network": "GitHub", "username": "your-name" }]'), 'warning: Still from the sample: basics.profiles[0].url: https://github.com/your-name'],
  [{ 'public/share.png': 'words' }, 'warning: public/share.png is missing or not an image.'],

  [{ '.env.txt': env }, 'warning: .env.txt is not read: settings are in .env.'],
  [{ '.env': `\uFEFF# Settings\n${env}` }, 'error: .env begins with an invisible mark (BOM). Save it as UTF-8 without BOM.'],
  [{
      '.env': env
        .replaceAll('\n', '\r\n')
        .replace('my-portfolio\r', '"my-portfolio"\r')
        .replace('.app\r', '.app/\r'), }],
  [{ '.env.production': '\nVITE_SITE_URL=me' }, 'error: .env.production, line 2: VITE_SITE_URL, which wins over .env, is not the address of a site.'],
  [{ $VITE_FIREBASE_APP_ID: '1:1:android:a' }, 'error: VITE_FIREBASE_APP_ID of the environment, which wins over .env, is not the ID of a web app.'],
  [inEnv('PROJECT_ID=my-portfolio', 'PROJECT_ID=My Portfolio'), 'error: .env, line §: VITE_FIREBASE_PROJECT_ID is not a project ID.'],
  [inEnv('VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APIKEY'), 'error: VITE_FIREBASE_API_KEY is not filled in.'],
  [inEnv(key, 'AIzaSecret'), 'error: .env, line §: VITE_FIREBASE_API_KEY is not the key of a web app.'],
  [inEnv('=my-portfolio.firebase', '=other.firebase'), 'error: .env, line §: VITE_FIREBASE_AUTH_DOMAIN belongs to the project other, VITE_FIREBASE_PROJECT_ID says my-portfolio.'],
  [inEnv('https://my-portfolio.web.app', 'https://me:secret@example.com'), 'error: .env, line §: VITE_SITE_URL is still the sample.'],
  [inEnv('https://my-portfolio.web.app', 'https://other.web.app'), 'warning: .env, line §: VITE_SITE_URL leads to other.web.app, not to my-portfolio.web.app.'],
  [inEnv('https://my-portfolio.web.app', 'https://my-portfolio.web.app/me/'), 'error: .env, line §: VITE_SITE_URL leads to my-portfolio.web.app, and has the path /me/: Firebase Hosting serves a site at the root of its domain only.'],
  [inEnv('https://my-portfolio.web.app', 'https://ann.github.io/me/home.html'), 'error: .env, line §: VITE_SITE_URL is not the address of a site.'],
  [{ '.env': `${env}apiKey: "AIza",` }, 'error: .env, line 6 is code from the console.'],
];
