import { builds, medianOf, type PageResult } from './results';

const labels = { handwritten: 'hand-written page', site: 'this site', spa: 'client-rendered SPA' };
const bar = { height: 16, gap: 3, left: 90, longest: 500 };
const group = builds.length * (bar.height + bar.gap) + 16;
const top = 64;
const width = bar.left + bar.longest + 90;

const style = `
  text { font: 13px system-ui, sans-serif; fill: #1f2a2a; }
  .title { font-size: 15px; font-weight: 600; }
  .name { text-anchor: end; }
  .handwritten { fill: #9aa5a2; }
  .site { fill: #0f766e; }
  .spa { fill: #c2410c; }
  @media (prefers-color-scheme: dark) {
    text { fill: #dfe7e5; }
    .handwritten { fill: #6b7875; }
    .site { fill: #2dd4bf; }
    .spa { fill: #fb923c; }
  }
`;

function bars({ name, loads }: PageResult, at: number, scale: number): string {
  const y = top + at * group;
  const middle = y + (builds.length * (bar.height + bar.gap) - bar.gap) / 2 + 5;
  const lines = builds.map((build, row) => {
    const value = medianOf(loads[build], 'lcp');
    const from = y + row * (bar.height + bar.gap);
    const length = Math.round(value * scale);
    return `  <rect class="${build}" x="${bar.left}" y="${from}" width="${length}" height="${bar.height}" rx="2"/>
  <text x="${bar.left + length + 6}" y="${from + 13}">${Math.round(value)} ms</text>`;
  });
  return [`  <text class="name" x="${bar.left - 10}" y="${middle}">${name}</text>`, ...lines].join(
    '\n',
  );
}

const key = builds
  .map((build, at) => {
    const x = bar.left + at * 160;
    return `  <rect class="${build}" x="${x}" y="34" width="12" height="12" rx="2"/>
  <text x="${x + 18}" y="45">${labels[build]}</text>`;
  })
  .join('\n');

/** Draws the median LCP of every page in each build as an SVG bar chart. */
export function drawBars(pages: PageResult[]): string {
  const all = pages.flatMap(({ loads }) => builds.map((build) => medianOf(loads[build], 'lcp')));
  const scale = bar.longest / Math.max(...all);
  const title = 'Largest Contentful Paint on a slow phone (less is better)';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top + pages.length * group}" width="${width}" role="img" aria-label="${title}">
  <style>${style}  </style>
  <text class="title" x="${bar.left}" y="20">${title}</text>
${key}
${pages.map((page, at) => bars(page, at, scale)).join('\n')}
</svg>
`;
}
