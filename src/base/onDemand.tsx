import { type ComponentType, lazy, useState } from 'react';
import { loadAnew } from './reload';

/** Makes a page that loads when it first renders, by the browser if the app can't. After `load` it renders without suspending. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const start = async () => ({ default: (loaded = await load()) });
  let started: ReturnType<typeof start> | undefined;
  // Once: if the styles were missing, Vite would load the code without them the next time.
  const ready = () => (started ??= start());
  const Lazy = lazy(() => ready().catch(loadAnew));
  function OnDemand(props: Props) {
    // Don't swap after mount: React would remount.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(OnDemand, { load: ready });
}
