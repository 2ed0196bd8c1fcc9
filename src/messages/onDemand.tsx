import { type ComponentType, lazy, useState } from 'react';

/** Makes a component that loads when it first renders. After `load` it renders without suspending. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const ready = async () => ({ default: (loaded ??= await load()) });
  const Lazy = lazy(ready);
  function OnDemand(props: Props) {
    // Don't swap after mount: React would remount.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(OnDemand, { load: ready });
}
