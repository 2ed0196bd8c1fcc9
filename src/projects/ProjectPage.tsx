import { projects as words } from '#words/projects';
import { site } from '#words/site';
import { isAddress } from '#every-script';
import { absoluteUrl } from '../base/absoluteUrl';
import { Items } from '../base/Items';
import { isolateNames } from '../base/language/isolateNames';
import { ownWords } from '../base/language/ownWords';
import { resume } from '../content/resume';
import { formatDates } from '../cv/formatDates';
import { knownTrees } from '../markdown/footnote/definitions';
import { Picture } from '../markdown/Picture';
import { Sections } from '../markdown/Sections';
import { withLinks } from '../pages/withLinks';
import { describeText } from '../post/text/texts';
import { JsonLd, toPerson } from '../site/JsonLd';
import { Page } from '../site/Page';
import type { ProjectText } from './projectPages';
import '../reading/post.css';

interface Props extends ProjectText {
  /** The path of its share image; by default the site's own. */
  image?: string;
}

/** The page of a project: what a resume says of it, and the owner's text with its pictures. */
export function ProjectPage({ project, cover, sections, trees, image }: Props) {
  const { name, description, url, source, keywords, roles, entity, type } = project;
  const known = knownTrees({ sections, trees });
  const [address, code] = [url, source].map((one) => (isAddress(one) ? one : undefined));
  const share = image ?? '/share.png';
  return (
    <Page
      title={name}
      description={description || describeText(sections, known)}
      image={image ? { path: image, alt: name } : undefined}
    >
      <article className="blog across">
        <div className="meta aside">
          <div className="sticky">
            <Items
              className="meta"
              items={[
                formatDates(project).join(' – '),
                roles.join(site.comma),
                entity,
                type,
                ...keywords.map(isolateNames),
              ]}
            />
          </div>
        </div>
        <div className="text">
          {description && <p className="lead">{withLinks(description)}</p>}
          {(address || code) && (
            <p className="buttons" {...ownWords}>
              {address && (
                <a className="btn btn-primary" href={address}>
                  {words.open}
                </a>
              )}{' '}
              {code && <a href={code}>{words.code}</a>}
            </p>
          )}
          {cover && (
            <figure className="cover">
              <Picture {...cover} loading="eager" isLink />
            </figure>
          )}
          <Sections sections={sections} known={known} />
        </div>
      </article>
      <JsonLd
        data={{
          '@type': code ? 'SoftwareSourceCode' : 'CreativeWork',
          name,
          description: description || undefined,
          url: absoluteUrl(project.page!),
          sameAs: address,
          codeRepository: code,
          image: absoluteUrl(share),
          author: toPerson(),
          keywords: keywords.length > 0 ? keywords : undefined,
          inLanguage: resume.lang,
        }}
      />
    </Page>
  );
}
