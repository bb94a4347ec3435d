// What people choose to satisfy "upper, lower, digit": compared in lower case, with trailing signs cut off.
const common = new Set(
  (
    "password1 password12 password123 password1234 password01 passw0rd p@ssw0rd p@ssword1 pa55word pa$$word1 passwort1 passwort12 passwort123 passwort1234 " +
    "passwort01 contraseña1 contrasena1 contraseña123 contrasena123 qwerty12 qwerty123 qwerty1234 qwertz12 qwertz123 qwertz1234 qwertyui1 qwertzui1 " +
    "1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 q1w2e3r4t5 zaq12wsx abc12345 abcd1234 abc123456 a1b2c3d4 aa123456 aa12345678 admin123 admin1234 admin12345 " +
    "administrator1 welcome1 welcome12 welcome123 willkommen1 willkommen123 bienvenido1 letmein1 letmein123 iloveyou1 iloveyou2 ichliebedich1 teamo123 " +
    "sommer2024 sommer2025 sommer2026 sommer2027 winter2024 winter2025 winter2026 winter2027 summer2024 summer2025 summer2026 summer2027 fruehling1 frühling1 " +
    "herbst2024 herbst2025 herbst2026 verano2024 verano2025 verano2026 invierno2025 spring2025 spring2026 autumn2025 autumn2026 januar2026 januar2027 " +
    "hallo123 hallo1234 hello123 hello1234 hola1234 changeme1 changeme123 geheim123 geheim1234 secret123 secreto123 default1 default123 test1234 test12345 " +
    "tester123 testtest1 temp1234 master123 master1234 monkey123 dragon123 football1 fussball1 fussball123 futbol123 baseball1 superman1 batman123 starwars1 " +
    "sunshine1 princess1 princesa1 prinzessin1 schatz123 michael1 michael123 charlie1 charlie123 daniel123 alexander1 thomas123 andreas1 stefan123 " +
    "deutschland1 berlin123 hamburg1 muenchen1 bayern123 barcelona1 madrid123 realmadrid1 espana123 england1 london123 google123 facebook1 microsoft1 " +
    "computer1 internet1 internet123 samsung1 iphone123 mercedes1 mercedesbenz1 setra123 neoplan1 omnibus1 omnibus123 autobus1 autobus123 autocar123 " +
    "reisebus1 busfahren1 busfahrer1 busfahrer123 busreisen1 busreisen123 charabanc1 charabanc123 charabanc2026 12345678a a12345678 a1234567 123456789a " +
    "qwer1234 asdf1234 asdfgh12 yxcvbnm1 zxcvbnm1 trustno1 whatever1 freedom1 killer123 pokemon1 pokemon123 liverpool1 chelsea1 arsenal1 schalke04 borussia09"
  ).split(" "),
);

// The same with any year or number, before or behind: nobody has to list them to guess them.
const words = new Set(
  "password passwort contraseña contrasena qwerty qwertz admin welcome willkommen bienvenido changeme letmein".split(
    " ",
  ),
);

/** Whether a password is one of the usual ones, or made of the person's own handle or address. */
export function isCommonPassword(password: string, own: readonly string[] = []) {
  const text = password.toLowerCase();
  const bare = text.replace(/[^\p{Letter}\p{Number}]+$/u, "");
  if (common.has(text) || common.has(bare)) return true;
  const letters = bare.replace(/\d+$/, "");
  if (words.has(letters.replace(/^\d+/, "")) || new Set(bare).size <= 3) return true;
  return own.some((word) => {
    const name = word.toLowerCase();
    const stem = name.replace(/\d+$/, "");
    return name.length >= 4 && (bare === name || (stem.length >= 4 && letters === stem));
  });
}
