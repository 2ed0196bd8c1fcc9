import { jsonForScript } from './jsonForScript';

/** Data for search engines (schema.org, JSON-LD). Browsers don't run it. */
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
