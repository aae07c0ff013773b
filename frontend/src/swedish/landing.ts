/** Texts of the landing page. */
export const landing = {
  ' Wardrobe': ' garderob',
  'A coat, knitwear, trousers and leather shoes laid out as one outfit':
    'En kappa, stickat, byxor och läderskor utlagda som en outfit',
  'Browse and like outfits shared by others, and borrow an idea for tomorrow.':
    'Bläddra bland andras outfits, gilla dem och låna en idé till i morgon.',
  'Community Inspiration': 'Inspiration från andra',
  'Daily Outfit Generation': 'En ny outfit varje dag',
  'Discover your daily style': 'Hitta din stil för varje dag',
  "Dress like you're already famous": 'Klä dig som om du redan vore känd',
  'Explore Community': 'Se andras outfits',
  'Fashion fades, but style is eternal': 'Mode går ur tiden, stil består',
  'Generate Outfits': 'Skapa outfits',
  'Get Started Free': 'Kom igång gratis',
  'Getting dressed is the first good idea of the day': 'Att klä sig är dagens första goda idé',
  'Less shopping, more style.': 'Mindre shopping, mer stil.',
  'Look again.': 'Titta igen.',
  'Manage Wardrobe': 'Till garderoben',
  'No. ': 'Nr ',
  'Nothing to wear? ': 'Inget att ha på dig? ',
  'Personalised suggestions for your style and your mood, made of clothes you already have.':
    'Personliga förslag för din stil och ditt humör, av kläder som du redan har.',
  Privacy: 'Integritet',
  'Put your clothes in order and let a stylist make outfits of what you already own.':
    'Få ordning på kläderna och låt en stylist skapa outfits av det du redan äger.',
  'Snap photos of your clothes and organise them: everything you own, in one place, in your pocket.':
    'Fota dina kläder och sortera dem: allt du äger, på ett ställe, i fickan.',
  'Start Building Your Wardrobe': 'Börja bygga din garderob',
  'Transform ': 'Förvandla ',
  'Upload Your Wardrobe': 'Ladda upp din garderob',
  'Wear what you own, own what you wear': 'Bär det du äger, äg det du bär',
  Your: 'din',
  'Your best outfit is already in your closet': 'Din bästa outfit hänger redan i garderoben',
} as const;
