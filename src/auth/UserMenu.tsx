import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { account } from '#firstWords/author/account';
import { menu } from '#words/author/menu';
import { explainUnexpected } from './explainUnexpected';
import { Photo } from './Photo';
import { isVerified } from './roles';
import { signOut } from './session';
import type { User } from './cachedUser';
import { useFocusOnMount } from '../base/useFocusOnMount';
import { firstWords } from '../base/language/firstWords';

async function leave() {
  try {
    await signOut();
  } catch (error) {
    alert(menu.signOutFailed(explainUnexpected(error)));
  }
}

/** The profile photo and its dropdown menu. */
export default function UserMenu({ user, takesFocus }: { user: User; takesFocus: boolean }) {
  const toggle = useFocusOnMount<HTMLButtonElement>(takesFocus);
  const [isOpen, setOpen] = useState(false);

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    setOpen(false);
    toggle.current!.focus();
  }
  function onToggle() {
    // The menu closes when it loses the focus, which Safari does not give to a clicked button.
    toggle.current!.focus();
    setOpen(!isOpen);
  }

  return (
    <div role="presentation" onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={toggle}
        type="button"
        className="btn profile-toggle"
        aria-expanded={isOpen}
        aria-label={menu.of(user.displayName ?? menu.user)}
        onClick={onToggle}
      >
        <Photo user={user} />
      </button>
      {isOpen && (
        // Takes the focus when one of its buttons is clicked in Safari.
        <div className="account-panel" tabIndex={-1}>
          {isVerified(user) && (
            <Link
              {...firstWords}
              className="btn btn-quiet"
              to="/createblog"
              onClick={() => setOpen(false)}
            >
              {account.writePost}
            </Link>
          )}
          <button type="button" className="btn btn-quiet" onClick={() => void leave()}>
            {menu.signOut}
          </button>
        </div>
      )}
    </div>
  );
}
