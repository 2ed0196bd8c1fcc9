import { inertJson } from './jsonForScript';

/** Data for search engines (schema.org, JSON-LD). Inert: no browser runs it. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: inertJson({ '@context': 'https://schema.org', ...data }),
      }}
    />
  );
}
