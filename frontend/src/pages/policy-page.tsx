import { ButtonLink } from '../components/button.tsx';
import { PageTitle } from '../components/page-title.tsx';

/** The spec fixes the policy's language: Swedish. */
const sections: readonly { title: string; text: string }[] = [
  {
    title: 'Vilka vi är',
    text: 'Wardrobe är en tjänst där du samlar bilder av dina kläder och får förslag på hur de kan kombineras. Den här policyn beskriver vilka uppgifter vi behandlar om dig, varför vi gör det och vilka rättigheter du har.',
  },
  {
    title: 'Uppgifter vi samlar in',
    text: 'Vi sparar din e-postadress och det visningsnamn du anger, de stilpreferenser du väljer att fylla i, de bilder och beskrivningar av kläder som du laddar upp samt de outfits, kommentarer, kalenderposter och meddelanden som du skapar.',
  },
  {
    title: 'Varför vi behandlar uppgifterna',
    text: 'Uppgifterna används för att visa din garderob, skapa outfitförslag, hämta väder för din ort och låta dig dela det du själv väljer att dela. Den rättsliga grunden är vårt avtal med dig. Vi säljer inga uppgifter och visar ingen reklam.',
  },
  {
    title: 'Bilder',
    text: 'Alla bilder kodas om när de laddas upp. Information om plats, kamera och tid tas då bort. Bilderna lagras privat och visas bara via länkar som slutar gälla efter en tid.',
  },
  {
    title: 'Outfitförslag och AI',
    text: 'När du ber om ett förslag läses beskrivningarna av dina kläder tillsammans med det du har skrivit. Beroende på hur tjänsten är inställd kan texten skickas till en språkmodell hos Amazon Bedrock, som inte använder den för att träna sina modeller.',
  },
  {
    title: 'Vem som kan se vad',
    text: 'Din garderob, din profil och dina meddelanden är privata. En outfit som är offentlig kan ses av andra användare tillsammans med ditt visningsnamn. Du kan när som helst göra en outfit privat.',
  },
  {
    title: 'Lagring i din webbläsare',
    text: 'Vi använder webbläsarens lokala lagring för att hålla dig inloggad och för att minnas ditt val av tema. Vi använder inga spårningskakor och inga tjänster för besöksstatistik.',
  },
  {
    title: 'Hur länge vi sparar uppgifter',
    text: 'Uppgifterna finns kvar så länge du har ett konto. När du tar bort kontot på din profil försvinner du genast för alla andra, och allt raderas inom två timmar. Meddelanden som du har skickat finns kvar hos mottagaren utan ditt namn; säkerhetskopior och loggar förfaller av sig själva. När du tar bort ett plagg raderas också dess bilder. Uppladdningar som aldrig blir ett plagg raderas inom ett dygn.',
  },
  {
    title: 'Dina rättigheter',
    text: 'Du har rätt att få veta vilka uppgifter vi har om dig, att få dem rättade, raderade eller utlämnade, och att invända mot behandlingen. På din profil kan du ladda ner allt och ta bort ditt konto. Du kan också lämna klagomål till Integritetsskyddsmyndigheten.',
  },
  {
    title: 'Kontakt',
    text: 'Frågor om hur vi behandlar dina uppgifter besvaras på integritet@example.com.',
  },
];

export const PolicyPage = () => (
  <article lang="sv" className="page-width grid gap-12 py-12 lg:grid-cols-12 lg:py-20">
    <PageTitle title="Integritetspolicy" />
    <header className="grid content-start gap-5 lg:col-span-4">
      <h1 className="text-5xl sm:text-6xl lg:sticky lg:top-28 lg:text-5xl xl:text-6xl">Integritetspolicy</h1>
    </header>
    <ol className="grid gap-10 lg:col-span-7 lg:col-start-6">
      {sections.map(({ title, text }, index) => (
        <li key={title} className="grid gap-3 border-line border-t pt-5">
          <h2 className="text-2xl">
            {index + 1}. {title}
          </h2>
          <p className="max-w-[65ch] text-ink-soft leading-relaxed">{text}</p>
        </li>
      ))}
    </ol>
    <ButtonLink to="/" className="justify-self-start lg:col-start-6 lg:col-span-7">
      Tillbaka till startsidan
    </ButtonLink>
  </article>
);
