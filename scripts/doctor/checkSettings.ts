// What the doctor checks without a network: everything that an owner sets up in files.
import { join, relative } from 'pathe';
import { compile } from 'sass';
import { findResume } from '../content/findResume';
import { readResume } from '../content/readResume';
import { type ReadEdition, readOthers } from '../content/readEditions';
import { checkContrast } from '../theme/checkContrast';
import { checkFaces } from '../theme/findFace';
import { readTheme, runSass, THEME_FILE } from '../theme/readTheme';
import { checkIcon, checkResume, checkShare } from './checkContent';
import { checkEnv } from './checkEnv';
import { checkFirebase } from './checkFirebase';
import { type Finding, ok, runChecks, warning } from './finding';

function checkTheme(folder: string): Finding[] {
  const weak = checkContrast(readTheme(folder));
  // Has every variable that the site's own styles use.
  runSass(folder, () => compile(join(folder, 'colors.scss'), { silenceDeprecations: ['import'] }));
  return weak.length > 0
    ? weak.map((fault) => warning(fault, 'Change one of the two colours.'))
    : [ok(`The colours in ${THEME_FILE} have enough contrast.`)];
}

function checkTypefaces(folder: string): Finding[] {
  checkFaces(folder);
  return [ok(`The faces in ${THEME_FILE} are installed.`)];
}

/** Checks the content, the theme, firebase.json and .env in a folder, each for itself. */
export function checkSettings(folder = '.'): Promise<Finding[]> {
  const styles = join(folder, 'src');
  const resume = join(relative('.', folder), findResume(folder));
  return runChecks([
    () => checkResume(resume),
    () => checkOthers(folder),
    async () => [await checkShare(readResume(resume), join(folder, 'public/share.png'))],
    async () => [await checkIcon(join(folder, 'public/favicon.svg'))],
    () => checkTheme(styles),
    () => checkTypefaces(styles),
    () => checkFirebase(folder),
    () => checkEnv(folder, readUrl(resume)),
  ]);
}

/** Checks the resume of an edition and its share image. */
async function checkEdition(folder: string, { tag, file, path, name }: ReadEdition) {
  const resume = join(relative('.', folder), file);
  return [
    ok(`The site is in ${name}, too, at ${path}/.`),
    ...checkResume(resume),
    await checkShare(readResume(resume), join(folder, `public/share.${tag}.png`)),
  ];
}

/** Checks the editions but the first. Throws if one can't be read. */
const checkOthers = async (folder: string): Promise<Finding[]> => {
  const checks = readOthers(folder).map((edition) => checkEdition(folder, edition));
  return (await Promise.all(checks)).flat();
};

/** The site's address in a resume; undefined if it can't be read, which is told by its own check. */
function readUrl(resume: string): string | undefined {
  try {
    return readResume(resume).resume.basics.url;
  } catch {
    return undefined;
  }
}
