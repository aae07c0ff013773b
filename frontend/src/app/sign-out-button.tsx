import { useNavigate } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { signOut } from '../features/session/session.ts';

export function SignOutButton() {
  const navigate = useNavigate();
  const leave = async () => {
    // Home first: a protected page that is still open would send on to the sign-in page.
    await navigate('/');
    await signOut();
  };
  return (
    <Button look="outline" onClick={leave}>
      Sign Out
    </Button>
  );
}
