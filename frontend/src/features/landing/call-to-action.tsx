import { ButtonLink } from '../../components/button.tsx';

export const CallToAction = () => (
  <section className="page-width grid justify-items-start gap-8 py-20 lg:grid-cols-[1fr_auto] lg:items-end lg:py-28">
    <h2 className="max-w-3xl text-4xl sm:text-6xl">
      Nothing to wear? <em>Look again.</em>
    </h2>
    <ButtonLink to="/auth" state={{ tab: 'sign-up' }}>
      Sign Up Now - It's Free
    </ButtonLink>
  </section>
);
