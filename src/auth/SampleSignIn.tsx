import Button from 'react-bootstrap/Button';
import { sampleAccounts, type SampleAccount } from './sampleAccounts';
import { loadAuth } from './session';
import { signInError } from './signInError';

async function signInAs(account: SampleAccount) {
  try {
    await (await loadAuth()).signInAsSample(account);
  } catch (error) {
    alert(signInError(error));
  }
}

/** The sample accounts of the local emulators, so that every role can be tried without a network. */
export default function SampleSignIn({ signInWithGoogle }: { signInWithGoogle: () => void }) {
  return (
    <div className="sample-sign-in" role="group" aria-label="Sample accounts">
      {sampleAccounts.map((account) => (
        <Button key={account.role} variant="primary" onClick={() => void signInAs(account)}>
          {account.role}
        </Button>
      ))}
      <Button variant="outline-primary" onClick={signInWithGoogle}>
        Google popup
      </Button>
    </div>
  );
}
