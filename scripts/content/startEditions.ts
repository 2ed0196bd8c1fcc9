import type { ProxyOptions } from 'vite';
import { findTool } from '../programs/findTool';
import { startProgram } from '../programs/program';
import { readOthers } from './readEditions';

const FIRST_PORT = 5174;

/** Starts a development server in a mode of Vite for each edition but the first. Returns where the first one's server finds them, by what their addresses begin with. */
export function startEditions(mode: string): Record<string, ProxyOptions> {
  const servers = readOthers().map(({ tag, path }, i) => {
    const port = String(FIRST_PORT + i);
    startProgram(process.execPath, [findTool('vite'), '--mode', mode, '--port', port], {
      EDITION: tag,
    });
    // Unlike a host, Vite answers to /de only with a hint.
    const rewrite = (url: string) => (url === path ? `${url}/` : url);
    return [`^${path}(/|$)`, { target: `http://127.0.0.1:${port}`, rewrite }] as const;
  });
  return Object.fromEntries(servers);
}
