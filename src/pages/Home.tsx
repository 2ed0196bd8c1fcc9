import { about, photoAlt } from '../content/site';
import { resume } from '../content/resume';
import { Page } from '../layout/Page';

/** About Me: the photo beside the biography. */
export function Home() {
  return (
    <Page title="About Me">
      <div className="about">
        <img src={resume.basics.image} alt={photoAlt} width="480" height="600" />
        <div>
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Page>
  );
}
