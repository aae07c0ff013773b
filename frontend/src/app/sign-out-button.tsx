import { useNavigate } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { signOut } from '../features/session/session.ts';
import { t } from '../lib/t.ts';

export function SignOutButton() {
  const navigate = useNavigate();
  const leave = async () => {
    // Navigate first: `RequireSession` would redirect a protected page to `/auth` on sign-out.
    await navigate('/');
    await signOut();
  };
  return (
    <Button look="outline" onClick={leave}>
      {t('Sign Out')}
    </Button>
  );
}
