import type { Language } from '#shared/languages';

type Policy = {
  title: string;
  sections: readonly { title: string; text: string }[];
  /** The text of the link to the start page. */
  home: string;
  /** The text of the link to the other language, written in that language. */
  other: string;
};

/** The privacy policy. The product's specification requires it in Swedish. The English text has the same content. */
export const policies: Readonly<Record<Language, Policy>> = {
  sv: {
    title: 'Integritetspolicy',
    home: 'Tillbaka till startsidan',
    other: 'In English',
    sections: [
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
        text: 'När du ber om ett förslag läses beskrivningarna av dina kläder tillsammans med det du har skrivit. Beroende på hur tjänsten är inställd kan texten, och fotot när du ber om stilen, skickas till en språkmodell: hos Amazon Bedrock, som inte använder dem för att träna sina modeller, eller hos en annan leverantör som den som driver tjänsten har valt.',
      },
      {
        title: 'Vem som kan se vad',
        text: 'Din garderob, din profil och dina meddelanden är privata. En outfit som är offentlig kan ses av andra användare tillsammans med ditt visningsnamn. Du kan när som helst göra en outfit privat.',
      },
      {
        title: 'Lagring i din webbläsare',
        text: 'Vi använder webbläsarens lokala lagring för att hålla dig inloggad och för att minnas ditt val av tema. Väljer du språk sparas valet i en kaka i ett år, och på din profil om du väljer det där. Vi använder inga spårningskakor och inga tjänster för besöksstatistik.',
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
    ],
  },
  en: {
    title: 'Privacy policy',
    home: 'Back to the start page',
    other: 'På svenska',
    sections: [
      {
        title: 'Who we are',
        text: 'Wardrobe is a service where you collect pictures of your clothes and get suggestions on how to combine them. This policy describes which data about you we process, why we do so and which rights you have.',
      },
      {
        title: 'Data that we collect',
        text: 'We store your e-mail address and the display name that you enter, the style preferences that you choose to fill in, the pictures and descriptions of clothes that you upload, and the outfits, comments, calendar entries and messages that you create.',
      },
      {
        title: 'Why we process the data',
        text: 'The data are used to show your wardrobe, to make outfit suggestions, to get the weather for where you are and to let you share what you yourself choose to share. The legal basis is our agreement with you. We sell no data and show no advertising.',
      },
      {
        title: 'Pictures',
        text: 'All pictures are encoded anew when they are uploaded. Information about place, camera and time is removed then. The pictures are stored privately and are shown only through links that stop working after a time.',
      },
      {
        title: 'Outfit suggestions and AI',
        text: 'When you ask for a suggestion, the descriptions of your clothes are read together with what you have written. Depending on how the service is set up, the text, and the photo when you ask for its style, may be sent to a language model: at Amazon Bedrock, which does not use them to train its models, or at another provider that whoever runs the service has chosen.',
      },
      {
        title: 'Who can see what',
        text: 'Your wardrobe, your profile and your messages are private. An outfit that is public can be seen by other users together with your display name. You can make an outfit private at any time.',
      },
      {
        title: 'Storage in your browser',
        text: 'We use the local storage of the browser to keep you signed in and to remember which theme you have chosen. If you choose a language, a cookie keeps the choice for a year, and your profile does if you choose it there. We use no tracking cookies and no services for visitor statistics.',
      },
      {
        title: 'How long we keep the data',
        text: 'The data are kept for as long as you have an account. When you delete the account on your profile, you disappear for everybody else at once, and everything is erased within two hours. Messages that you have sent stay with their recipient without your name; backups and logs expire by themselves. When you delete a piece of clothing, its pictures are erased, too. Uploads that never become a piece are erased within a day.',
      },
      {
        title: 'Your rights',
        text: 'You have the right to know which data we have about you, to have them corrected, erased or handed over, and to object to the processing. On your profile you can download everything and delete your account. You can also lodge a complaint with the Swedish Authority for Privacy Protection (Integritetsskyddsmyndigheten).',
      },
      {
        title: 'Contact',
        text: 'Questions about how we process your data are answered at integritet@example.com.',
      },
    ],
  },
};
