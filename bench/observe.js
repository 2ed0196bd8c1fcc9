// Runs in the measured page before its own scripts, in one function with the code of web-vitals.
/* global webVitals */
const { onCLS, onFCP, onLCP } = webVitals;
// NaN fails every goal, so a metric that is never reported does too.
const metrics = { fcp: NaN, lcp: NaN, cls: NaN, live: undefined, longTasks: [] };
globalThis.metrics = metrics;

// By default, web-vitals reports LCP and CLS only once the page is hidden.
const everyChange = { reportAllChanges: true };
onFCP(({ value }) => (metrics.fcp = value));
onLCP(({ value }) => (metrics.lcp = value), everyChange);
onCLS(({ value }) => (metrics.cls = value), everyChange);

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    metrics.longTasks.push({ startTime, duration });
  }
}).observe({ type: 'longtask', buffered: true });

// Only posts in the database carry the mark of liveMark.ts, built pages do not.
const posts = new MutationObserver(() => {
  if (!document.body?.textContent.includes('\u2060')) return;
  posts.disconnect();
  metrics.live = performance.now();
  globalThis.reportLive('');
});
posts.observe(document, { childList: true, characterData: true, subtree: true });
