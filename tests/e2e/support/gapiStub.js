// For tests only: replaces https://apis.google.com/js/api.js, which the Firebase Auth SDK (app page) and the
// Auth emulator's helper iframe both load. Implements just the gapi.iframes calls those two make.
(() => {
  const TAG = 'gapi-stub';
  function link(peer) {
    const handlers = new Map(),
      early = [],
      waiting = new Map();
    let seq = 0,
      open,
      ready = new Promise((r) => (open = r));
    const post = (m) => peer().postMessage({ TAG, ...m }, '*');
    const handle = async (m) => post({ reply: m.id, result: [await handlers.get(m.name)(m.data)] });
    addEventListener('message', ({ source, data: m }) => {
      if (m?.TAG !== TAG || source !== peer()) return;
      if (m.hello) open();
      // like the real gapi, swallow what callbacks throw: the SDK's webStorageSupport callback always throws after succeeding
      else if (m.reply) {
        try {
          waiting.get(m.reply)?.(m.result);
        } catch {
          /* see above */
        }
        waiting.delete(m.reply);
      } else if (handlers.has(m.name)) void handle(m);
      else early.push(m);
    });
    return {
      post,
      register(name, fn) {
        handlers.set(name, fn);
        for (const m of early.splice(0))
          if (m.name === name) void handle(m);
          else early.push(m);
      },
      send(name, data, cb) {
        const id = ++seq;
        if (cb) waiting.set(id, cb);
        post({ id, name, data });
      },
      ping: (cb) => ready.then(() => cb?.()),
      restyle: () => Promise.resolve(),
    };
  }
  const context = {
    open({ where, url, attributes = {} }, onOpen) {
      const f = document.createElement('iframe');
      const { style = {}, ...attrs } = attributes;
      Object.assign(f.style, style);
      for (const [k, v] of Object.entries(attrs)) f.setAttribute(k, v);
      const l = link(() => f.contentWindow);
      f.src = url;
      where.append(f);
      return onOpen ? onOpen(l) : l;
    },
    getParentIframe() {
      const l = link(() => window.parent);
      l.post({ hello: true });
      return l;
    },
  };
  window.gapi = {
    load: (_names, cfg) => setTimeout(() => (cfg.callback ?? cfg)()),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      Iframe: function () {},
      getContext: () => context,
    },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  (onload ? window[onload] : window.gapi_onload)?.();
})();
