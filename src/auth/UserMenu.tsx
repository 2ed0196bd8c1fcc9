import Dropdown from 'react-bootstrap/Dropdown';
import { Link } from 'react-router-dom';
import { account } from '#words/account';
import { menu } from '#words/menu';
import { explainUnexpected } from './explainUnexpected';
import { Photo } from './Photo';
import { loadAuth } from './session';
import type { User } from './cachedUser';
import styles from './menu.scss?url';
import { useFocusOnMount } from './useFocusOnMount';

async function signOut() {
  try {
    await (await loadAuth()).signOut();
  } catch (error) {
    alert(menu.signOutFailed(explainUnexpected(error)));
  }
}

/** The profile photo and its dropdown menu. */
export default function UserMenu({ user, takesFocus }: { user: User; takesFocus: boolean }) {
  const toggle = useFocusOnMount<HTMLButtonElement>(takesFocus);
  return (
    <Dropdown align="end">
      <link rel="stylesheet" href={styles} precedence="menu" />
      <Dropdown.Toggle
        ref={toggle}
        variant="link"
        className="profile-toggle"
        aria-label={menu.of(user.displayName ?? menu.user)}
      >
        <Photo user={user} />
      </Dropdown.Toggle>
      <Dropdown.Menu role="group">
        {user.emailVerified && (
          <Dropdown.Item as={Link} to="/createblog">
            {account.writePost}
          </Dropdown.Item>
        )}
        <Dropdown.Item as="button" type="button" onClick={() => void signOut()}>
          {menu.signOut}
        </Dropdown.Item>
      </Dropdown.Menu>
    </Dropdown>
  );
}
