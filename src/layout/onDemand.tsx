import { type ComponentType, lazy, useState } from 'react';

/** Makes a component that is loaded when it is first shown, or before that by `load`: then it is shown at once. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const ready = async () => ({ default: (loaded ??= await load()) });
  const Lazy = lazy(ready);
  function OnDemand(props: Props) {
    // One of both for as long as it is shown, as React would start anew with the other.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(OnDemand, { load: ready });
}
