import { ButtonLink } from '../components/button.tsx';
import { PageTitle } from '../components/page-title.tsx';

/** Where Pinterest sends people back to. Nobody is sent there yet, so there is nothing to complete. */
export const PinboardCallbackPage = () => (
  <div className="page-width grid min-h-[75dvh] place-content-center justify-items-center gap-5 text-center">
    <PageTitle title="Pinterest" />
    <h1 className="text-4xl sm:text-5xl">Pinterest is not connected</h1>
    <p className="max-w-prose text-ink-soft">
      Boards cannot be connected to Wardrobe yet. Outfits are made without them.
    </p>
    <ButtonLink to="/outfits">Back to your outfits</ButtonLink>
  </div>
);
