import { Link } from 'react-router-dom';
import { home } from '#words/home';
import { site } from '#words/site';
import type { Resume } from '../content/readResume';
import { isAddress } from '../content/toAddress';
import { keepWhole } from './keepWhole';

type Project = Resume['projects'][number];

const MAX = 3;

/** Chooses the projects that are shown with their pictures: those under way, then the newest. */
export const choosePictured = (projects: Project[]): Project[] => {
  const pictured = projects.filter(({ name, picture }) => name && picture);
  const current = pictured.filter(({ time }) => time === 'current');
  return [...new Set([...current, ...pictured])].slice(0, MAX);
};

/** The name of a project as a link to it, to its code or else to the CV. */
export function ProjectLink({ project: { name, url, source } }: { project: Project }) {
  const address = [url, source].find(isAddress);
  return address ? <a href={address}>{name}</a> : <Link to="/cv">{name}</Link>;
}

/** Projects with their pictures. */
export const Pictured = ({ projects }: { projects: Project[] }) => (
  <ul className="pictured">
    {projects.map((project, i) => (
      <li key={i}>
        <img {...project.picture!} alt={project.picture!.alt} loading="lazy" />
        <p>
          {project.time === 'current' && home.building}
          <ProjectLink project={project} />
          {project.description && keepWhole(`${site.colon}${project.description}`)}
        </p>
      </li>
    ))}
  </ul>
);
