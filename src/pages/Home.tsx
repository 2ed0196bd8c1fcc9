import { about, photoAlt, photoSizes } from '../content/site';
import { resume } from '../content/resume';
import { absoluteUrl } from '../layout/absoluteUrl';
import { JsonLd } from '../layout/JsonLd';
import { Page } from '../layout/Page';

const { name, label, image, email, url, summary, profiles } = resume.basics;

const person = {
  '@type': 'Person',
  name,
  jobTitle: label,
  description: summary,
  image: absoluteUrl(image),
  email,
  url,
  sameAs: profiles.map((profile) => profile.url),
};

/** About Me: the photo beside the biographical paragraphs. */
export function Home() {
  return (
    <Page title="About Me">
      <JsonLd data={person} />
      <div className="about">
        <img
          src={image}
          srcSet={photoSizes}
          sizes="(min-width: 768px) 20rem, 11rem"
          alt={photoAlt}
          width="480"
          height="600"
        />
        <div>
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Page>
  );
}
