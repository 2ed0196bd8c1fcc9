import { FieldReader, type Notes } from './FieldReader.ts';
import { toSkills } from './toSkills.ts';
import { unreadTexts } from './unreadTexts.ts';

/** What a site is called whose owner has no name. */
export const NO_NAME = 'Portfolio';

/** The parts of an address on one line. A resume may also have it as one text. */
function locationOf(basics: FieldReader): string {
  if (basics.hasText('location')) return basics.text('location');
  const location = basics.object('location');
  const [address, code, city, region, country] = [
    'address',
    'postalCode',
    'city',
    'region',
    'countryCode',
  ].map((name) => location.text(name));
  const place = [code, city].filter(Boolean).join(' ');
  return [address, place, region, country]
    .filter(Boolean)
    .join(', ')
    .replace(/\s*\n\s*/g, ', ');
}

const toBasics = (basics: FieldReader) => ({
  name: basics.text('name') || NO_NAME,
  label: basics.text('label'),
  image: basics.text('image', 'picture'),
  /** Our own addition: what the image shows. */
  imageAlt: basics.text('imageAlt'),
  email: basics.text('email'),
  phone: basics.text('phone'),
  url: basics.url('url', 'website'),
  summary: basics.text('summary'),
  /** Our own addition: the paragraphs of About Me. */
  about: basics.texts('about'),
  location: locationOf(basics),
  profiles: basics.entries(['profiles'], (profile) => ({
    network: profile.text('network'),
    username: profile.text('username'),
    url: profile.url('url', 'website'),
  })),
});

/** When something was. No end: it is current, if it has a beginning. */
const toPeriod = (entry: FieldReader) => ({
  startDate: entry.date('startDate'),
  endDate: entry.date('endDate'),
});

const read = (file: FieldReader) => ({
  basics: toBasics(file.object('basics')),
  projects: file.entries(['projects'], (project) => ({
    name: project.text('name'),
    description: project.text('description', 'summary'),
    highlights: project.texts('highlights'),
    keywords: project.texts('keywords'),
    ...toPeriod(project),
    url: project.url('url', 'website'),
    roles: project.texts('roles'),
    entity: project.text('entity'),
    type: project.text('type'),
  })),
  work: file.entries(['work'], (job) => ({
    name: job.text('name', 'company'),
    position: job.text('position'),
    location: job.text('location'),
    description: job.text('description'),
    ...toPeriod(job),
    url: job.url('url', 'website'),
    summary: job.text('summary'),
    highlights: job.texts('highlights'),
  })),
  education: file.entries(['education'], (course) => ({
    institution: course.text('institution'),
    studyType: course.text('studyType'),
    area: course.text('area'),
    ...toPeriod(course),
    url: course.url('url', 'website'),
    score: course.text('score', 'gpa'),
    courses: course.texts('courses'),
  })),
  certificates: file.entries(['certificates'], (certificate) => ({
    name: certificate.text('name'),
    issuer: certificate.text('issuer'),
    date: certificate.date('date'),
    url: certificate.url('url', 'website'),
  })),
  ...toSkills(file),
  awards: file.entries(['awards'], (award) => ({
    title: award.text('title'),
    date: award.date('date'),
    awarder: award.text('awarder'),
    summary: award.text('summary'),
  })),
  interests: file.entries(['interests', 'hobbies'], (interest) => ({
    name: interest.text('name'),
    keywords: interest.texts('keywords'),
  })),
  volunteer: file.entries(['volunteer'], (post) => ({
    organization: post.text('organization'),
    position: post.text('position'),
    ...toPeriod(post),
    url: post.url('url', 'website'),
    summary: post.text('summary'),
    highlights: post.texts('highlights'),
  })),
  publications: file.entries(['publications'], (publication) => ({
    name: publication.text('name'),
    publisher: publication.text('publisher'),
    releaseDate: publication.date('releaseDate'),
    url: publication.url('url', 'website'),
    summary: publication.text('summary'),
  })),
  languages: file.entries(['languages'], (language) => ({
    language: language.text('language', 'name'),
    fluency: language.text('fluency', 'level'),
  })),
  references: file.entries(['references'], (reference) => ({
    name: reference.text('name'),
    reference: reference.text('reference'),
  })),
});

/** What the site shows of a JSON Resume. Every field is there; what the file doesn't have is '' or []. */
export type ResumeFields = ReturnType<typeof read>;

/** Reads any JSON Resume, as its schema is now or was before, and says what in it can't be shown. */
export function toResume(json: unknown): {
  resume: ResumeFields;
  /** Sentences, each beginning with the path of a field that is wrong. */
  faults: string[];
  /** The paths of what holds text that no page shows. */
  unread: string[];
} {
  const notes: Notes = { faults: [], read: new Set() };
  const resume = read(new FieldReader(json, '', notes));
  return { resume, faults: notes.faults, unread: unreadTexts(json, notes.read) };
}
