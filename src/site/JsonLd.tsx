import { jsonForScript } from './jsonForScript';

/** Structured data for search engines (schema.org, as JSON-LD). */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: jsonForScript({ '@context': 'https://schema.org', ...data }),
      }}
    />
  );
}
