import json from './resume.json' with { type: 'json' };

interface Project {
  name: string;
  description?: string;
  highlights?: string[];
  keywords?: string[];
  startDate: string;
  /** Absent while the project is current. */
  endDate?: string;
  url?: string;
}

interface Work {
  name: string;
  position: string;
  location?: string;
  startDate: string;
  /** Absent while the job is held. */
  endDate?: string;
  summary?: string;
  highlights?: string[];
  url?: string;
}

interface Education {
  institution: string;
  studyType?: string;
  area?: string;
  startDate?: string;
  endDate?: string;
  score?: string;
  courses?: string[];
}

interface Certificate {
  name: string;
  issuer?: string;
  date?: string;
  url?: string;
}

interface Skill {
  name: string;
  /** Ours, not JSON Resume's: `technical` or `soft`. A JSON import only tells TypeScript that it is a string. */
  kind: string;
  keywords?: string[];
}

/** What the site reads of the owner's JSON Resume. */
export interface Resume {
  basics: {
    name: string;
    label: string;
    image: string;
    email: string;
    phone: string;
    url: string;
    summary: string;
    profiles: { network: string; url: string }[];
  };
  projects: Project[];
  work: Work[];
  education: Education[];
  certificates: Certificate[];
  skills: Skill[];
  awards: { title: string; date?: string; awarder?: string; summary?: string }[];
  interests: { name: string; keywords?: string[] }[];
}

/** The owner's words. Change them in resume.json and they change on every page. */
export const resume: Resume = json;
