import { lazy, Suspense, useState } from 'react';
import { account } from '#words/author/account';
import { loadAuth, signInBy, type SignInWay } from './session';
import { useFocusOnMount } from '../base/useFocusOnMount';

const SampleSignIn = __EMULATORS__ && lazy(() => import('./SampleSignIn'));

async function signIn(way: SignInWay) {
  try {
    await signInBy(way);
  } catch (error) {
    alert(account.signInFailed((error as Error).message));
  }
}

/** Signs in with the provider's popup; with the emulators, it also offers the sample accounts. */
export function SignInButton({ takesFocus }: { takesFocus: boolean }) {
  const button = useFocusOnMount<HTMLButtonElement>(takesFocus);
  const [open, setOpen] = useState(false);
  // Load before the click: browsers may block a popup that opens after an await.
  const preload = () => void loadAuth().catch(() => undefined);
  return (
    <div className="sign-in">
      <button
        ref={button}
        type="button"
        className="btn btn-quiet"
        onPointerEnter={preload}
        onTouchStart={preload}
        onFocus={preload}
        onClick={() =>
          SampleSignIn ? setOpen(!open) : void signIn((client) => client.signInByPopup())
        }
        aria-expanded={SampleSignIn ? open : undefined}
      >
        {account.signIn}
      </button>
      {SampleSignIn && open && (
        <Suspense>
          <SampleSignIn signIn={(way) => void signIn(way)} />
        </Suspense>
      )}
    </div>
  );
}
