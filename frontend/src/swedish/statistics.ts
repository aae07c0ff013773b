/** Texts of the statistics. */
export const statistics = {
  'A bar is filled as far as its pieces were worn in the last {days} days.':
    'Stapeln är fylld till så stor del som plaggen har använts de senaste {days} dagarna.',
  'Archived pieces are left out.': 'Arkiverade plagg räknas inte.',
  Best: 'Bäst',
  Categories: 'Kategorier',
  'Colors in the wardrobe, and how often they were worn': 'Färgerna i garderoben och hur ofta de har använts',
  'Counted are a top with a bottom, or a dress, each with shoes where you own any, that score at least {goodFrom} of 100, the score that you see when you build an outfit yourself. The piece is taken to be in the style that most of yours have. Coats, bags and accessories are not counted.':
    'Vi räknar en överdel med en underdel, eller en klänning, var och en med skor om du har några, som får minst {goodFrom} av 100 – samma poäng som du ser när du sätter ihop en outfit själv. Plagget antas vara i den stil som de flesta av dina har. Ytterkläder, väskor och accessoarer räknas inte.',
  'Counting outfits...': 'Räknar outfits …',
  Dearest: 'Dyrast',
  'Everything you have is in the archive.': 'Allt du har ligger i arkivet.',
  'Failed to load the statistics': 'Det gick inte att hämta statistiken',
  'How much you wear': 'Så mycket använder du',
  'In the wardrobe': 'I garderoben',
  'No piece has a price yet. Give it one with “Edit” on its page.':
    'Inget plagg har något pris än. Lägg till ett med ”Redigera” på plaggets sida.',
  'None of the basics that we tried would make another good outfit.':
    'Inget av basplaggen vi provade skulle ge fler bra outfits.',
  'Not worn': 'Inte använt',
  'Nothing has been here for a year yet.': 'Inget har funnits här i ett år än.',
  'Nothing that we would let go.': 'Inget som vi skulle göra oss av med.',
  'Nothing was recorded in this time. Open a piece or an outfit and choose “Wore it today”, or “Wore it another day...” for a past day.':
    'Inget har noterats under den här tiden. Öppna ett plagg eller en outfit och välj ”Hade på mig i dag”, eller ”Hade på mig en annan dag …” för en tidigare dag.',
  Period: 'Period',
  'Show all {count}': 'Visa alla {count}',
  'Show fewer': 'Visa färre',
  'The outfits could not be counted': 'Det gick inte att räkna outfits',
  'The price divided by the days recorded since you have it here. A piece that was never worn has cost its whole price.':
    'Priset delat med antalet dagar som har noterats sedan plagget kom hit. Ett plagg som aldrig har använts har kostat hela sitt pris.',
  'There is nothing to count yet.': 'Det finns inget att räkna än.',
  'Upload a piece': 'Ladda upp ett plagg',
  'What You Wear': 'Det du har på dig',
  'What could go': 'Det här kan du rensa',
  'What has been in your wardrobe here for a year and was not worn in that time. Clothes and shoes stay out of this list if they are in at least half as many good outfits as their kind is on average. It is only a suggestion: archived pieces can come back.':
    'Det som har funnits i garderoben här i ett år utan att användas. Kläder och skor som är med i minst hälften så många bra outfits som andra av samma sort hamnar inte på listan. Det är bara ett förslag: arkiverade plagg kan komma tillbaka.',
  'What would add most': 'Det här skulle ge mest',
  'Worn in {days} days': 'Använt på {days} dagar',
  'You wore {percent}% of your wardrobe in the last {days} days: {worn} of {count} piece at least once.':
    'De senaste {days} dagarna har du använt {percent}\u00a0% av garderoben: {worn} av {count} plagg minst en gång.',
  'You wore {percent}% of your wardrobe in the last {days} days: {worn} of {count} pieces at least once.':
    'De senaste {days} dagarna har du använt {percent}\u00a0% av garderoben: {worn} av {count} plagg minst en gång.',
  'Your clothes in numbers, from the days on which you wore them.':
    'Dina kläder i siffror, utifrån dagarna då du hade dem på dig.',
  'Your clothes make {count} good outfit.': 'Dina kläder räcker till {count} bra outfit.',
  'Your clothes make {count} good outfits.': 'Dina kläder räcker till {count} bra outfits.',
  'is what {count} piece with a price cost together': 'har {count} plagg med pris kostat',
  'is what {count} pieces with a price cost together': 'har {count} plagg med pris kostat sammanlagt',
  'last worn {day}': 'senast använt {day}',
  'more outfit': 'outfit till',
  'more outfits': 'outfits till',
  'never worn': 'aldrig använt',
  'worn on {count} day': 'använt {count} dag',
  'worn on {count} days': 'använt {count} dagar',
  'worn {count} time': 'använt {count} gång',
  'worn {count} times': 'använt {count} gånger',
  '{count} piece has no price and is not counted here.': '{count} plagg saknar pris och räknas inte här.',
  '{count} piece, {worn} worn': '{count} plagg, {worn} använda',
  '{count} pieces have no price and are not counted here.': '{count} plagg saknar pris och räknas inte här.',
  '{count} pieces, {worn} worn': '{count} plagg, {worn} använda',
  '{days} days': '{days} dagar',
  '{name} would make': '{name} skulle ge',
  '{worn}, in {count} good outfit; {kind} are in {usual} on average':
    '{worn}, i {count} bra outfit; {kind} är i snitt med i {usual}',
  '{worn}, in {count} good outfits; {kind} are in {usual} on average':
    '{worn}, i {count} bra outfits; {kind} är i snitt med i {usual}',
} as const;
