import { Link } from 'react-router-dom';
import { projects as words } from '#words/projects';
import { site } from '#words/site';
import { Items } from '../base/Items';
import { Names } from '../base/language/Names';
import { ownWords } from '../base/language/ownWords';
import { type ProjectPage, projectPages } from './projectPages';
import './projects.css';

// As many have room without a choice.
const MAX_WITHOUT_FILTER = 8;

const others = projectPages.filter(({ isShown }) => !isShown);

/** The technologies that several projects have in common, with those: the most common one first. */
function listTechnologies(): [name: string, pages: ProjectPage[]][] {
  const found = new Map<string, ProjectPage[]>();
  if (projectPages.length > MAX_WITHOUT_FILTER)
    for (const page of projectPages)
      for (const name of page.keywords) found.set(name, [...(found.get(name) ?? []), page]);
  return [...found]
    .filter(([, { length }]) => length > 1)
    .sort(([, a], [, b]) => b.length - a.length);
}

const technologies = listTechnologies();

const List = ({ pages }: { pages: ProjectPage[] }) => (
  <ul className="post-titles across">
    {pages.map(({ name, path, time, keywords }) => (
      <li key={path} className={`across marked ${time}`}>
        <Link to={path}>
          <bdi>{name}</bdi>
        </Link>{' '}
        <span className="meta aside">
          <Names names={keywords} between={site.comma} />
        </span>
      </li>
    ))}
  </ul>
);

/** The other projects with a page; from nine on, links choose those with a technology, also without scripts: an address with the name of a part shows that part alone. */
export function OtherProjects() {
  if (others.length === 0 && technologies.length === 0) return null;
  return (
    <section className="projects across" aria-labelledby="projects">
      <h2 id="projects" {...ownWords}>
        {words.more}
      </h2>
      {technologies.length > 0 && (
        <nav aria-label={words.byTechnology}>
          <Items
            className="meta"
            items={[
              <a href="#projects" {...ownWords}>
                {words.all}
              </a>,
              ...technologies.map(([name], i) => <a href={`#projects-${i + 1}`}>{name}</a>),
            ]}
          />
        </nav>
      )}
      {technologies.map(([name, pages], i) => (
        <section key={name} id={`projects-${i + 1}`} className="chosen across">
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <List pages={pages} />
        </section>
      ))}
      <List pages={others} />
    </section>
  );
}
