import { resume } from '../content/resume';

/** The copyright line and the links to the owner's profiles elsewhere. */
export function Footer() {
  const { name, profiles } = resume.basics;
  return (
    <footer className="site-footer">
      <div className="container">
        {/* The year of the build and the year of the visit may differ. */}
        <p suppressHydrationWarning>
          © {new Date().getFullYear()} {name}
        </p>
        <nav aria-label="Profiles">
          {profiles.map(({ network, url }) => (
            <a key={network} href={url} rel="me noopener">
              {network}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
