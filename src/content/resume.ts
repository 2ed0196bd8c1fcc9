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
  /** Our own addition to JSON Resume: `technical` or `soft`. TypeScript reads it from JSON as a string. */
  kind: string;
  keywords?: string[];
}

/** The fields of the owner's JSON Resume that the site uses. */
interface Resume {
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

/** The owner's data, from resume.json. */
export const resume: Resume = json;
