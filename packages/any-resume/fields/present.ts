// What stands for an end that lies ahead, without marks and capitals, in the languages whose months are known and some more.
const WORDS = [
  'present|to present|current|currently|now|today|ongoing|date|(?:up )?(?:to|till|until) (?:date|now|present)',
  'heute|jetzt|aktuell|laufend|fortlaufend|derzeit|dato|bis (?:heute|dato|jetzt)|zzt|z zt',
  'aujourdhui|en cours|actuel|actuellement|(?:a )?ce jour|maintenant',
  'hoy|actualidad|actual|actualmente|presente|(?:hasta )?la fecha|la actualidad|en curso',
  'oggi|ad oggi|attuale|attualmente|in corso',
  'heden|nu|vandaag|dd|lopend',
  'atual|atualmente|(?:o )?momento|hoje|ate hoje|em curso',
  'obecnie|nadal|teraz|do teraz|dzis|do dzis',
  '(?:по )?(?:настоящее|наст|сеи) (?:время|день)|(?:по )?нв|сеичас|досі|дотепер|теперішнии час|зараз',
  'soucasnost|dosud|nyni|dnes|sucasnost|doteraz|jelenleg|jelen|prezent|in prezent|сега|до момента',
  'σημερα|εως σημερα|παρον|nykyinen|nykyaan|nyt|pagaende|nuvarande|idag|i dag|naværende|nuværende|na',
  'bugun|gunumuz|halen|devam ediyor|danas|sada|trenutno|sedaj|danes|dabar|tagad|praegu|nuna|avui|actualitat|(?:hien )?nay|hien tai',
  'sekarang|saat ini|kini|hingga kini',
  'حتى الان|الان|حاليا|الحاضر|حتى تاريخه|اکنون|تاکنون|کنون',
  '現在|现在|現職|現任|至今|今|在職中|在职|在職|継続中|現在まで|現在に至る|현재|재직 ?중|지금',
  'היום|כיום|הווה|עכשיו|ปจจบน|ปัจจุบัน|वर्तमान|अब तक',
  '-|–|—|…',
];
const PRESENT = new RegExp(`^(?:${WORDS.join('|')})$`);

/** Whether a text without capitals, accents and dots says that something goes on. Other words may do so too, and are shown as they are written. */
export const isPresent = (plain: string): boolean => PRESENT.test(plain);
