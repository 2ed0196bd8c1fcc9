import { resume } from '../content/resume';

/** The copyright line and the links to the owner's profiles. */
export function Footer() {
  const { name, profiles } = resume.basics;
  return (
    <footer className="site-footer">
      <div className="container">
        {/* The page may have been built last year. */}
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
