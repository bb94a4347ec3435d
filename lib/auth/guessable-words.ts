/** Words of the product and its trade, of the calendar, of clubs and of greetings, folded: alone or strung together they are guessed. */
export const guessableWords = (
  "charabanc bus busse buses coach coaches omnibus omnibusse autobus autobusse autobuses autocar autocares reise reisen reisebus busreise " +
  "busreisen busfahrt busfahren busfahrer fahrer driver conductor chofer fahrt fahrten trip trips viaje viajes tour tours touristik travel " +
  "reisebuero verkehr verkehrsbetrieb transport transporte setra neoplan mercedes mercedesbenz daimler vanhool scania volvo temsa irizar " +
  "linienbus shuttle transfer firma betrieb company empresa gmbh info kontakt contact office buero oficina mail email post service team " +
  "passwort password contrasena kennwort parole clave geheim secret secreto admin administrator root user nutzer usuario login anmelden " +
  "willkommen welcome bienvenido hallo hello hola test tester demo start sommer summer verano winter invierno herbst autumn fall otono " +
  "fruehling fruhling fruehjahr fruhjahr spring primavera januar january enero februar february febrero maerz marz march marzo april abril " +
  "mai may mayo juni june junio juli july julio august agosto september septiembre oktober october octubre november noviembre dezember " +
  "december diciembre montag monday lunes dienstag tuesday martes mittwoch wednesday miercoles donnerstag thursday jueves freitag friday " +
  "viernes samstag saturday sabado sonntag sunday domingo schatz liebe love amor familie family familia deutschland germany alemania " +
  "oesterreich austria schweiz suiza espana spanien spain england europa europe the der die das el la los and und my mein mi new neu " +
  // Feasts and free days.
  "ostern osterhase osterei easter pascua weihnachten weihnacht christmas xmas navidad advent nikolaus pfingsten pentecost whitsun pentecostes " +
  "silvester sylvester nochevieja neujahr newyear anonuevo reyes fasching fastnacht karneval carnival carnaval halloween oktoberfest kirmes " +
  "himmelfahrt muttertag valentinstag valentine sanvalentin geburtstag birthday cumpleanos hochzeit wedding boda urlaub ferien holiday " +
  "holidays vacation vacaciones feiertag feierabend wochenende weekend semanasanta " +
  // Clubs, which stand beside their towns.
  "borussia bayern schalke werder hertha eintracht fortuna alemannia arminia hansa dynamo energie preussen viktoria victoria rapid " +
  "fcbayern bvb vfb hsv fcb stpauli sanktpauli barca realmadrid atletico betis sevilla liverpool arsenal chelsea united juventus football " +
  "fussball futbol " +
  // Sentences that many think their own.
  "ichliebedich ichliebedichsosehr ichliebeuch ichhassedich ichbins ichbinich ichbinhier ichbineinberliner dubistdoof iloveyou iloveu " +
  "iloveyousomuch ihateyou tequiero tequieromucho teamo teamomucho letmein lassmichrein dejameentrar sesamoeffnedich opensesame abretesesamo " +
  "gutenmorgen gutentag gutenabend gutereise gutefahrt goodmorning goodday buenosdias buenviaje keineahnung passwortvergessen vergessmeinnicht " +
  "fuckyou fickdich leckmich allesgute allesgut vielglueck vielgluck glueck goodluck hakunamatata carpediem werbinich whoami"
).split(" ");

/** Keys that lie beside each other, on German, English and Spanish keyboards, and what people count by. */
export const keyRows = [
  ...[
    "1234567890",
    "qwertzuiopü",
    "qwertyuiop",
    "asdfghjklöä",
    "asdfghjklñ",
    "yxcvbnm",
    "zxcvbnm",
    "abcdefghijklmnopqrstuvwxyz",
  ],
  ...["1qay2wsx3edc4rfv5tgb6zhn7ujm", "1qaz2wsx3edc4rfv5tgb6yhn7ujm", "qaywsxedcrfvtgb", "qazwsxedcrfvtgb"],
  ...["1q2w3e4r5t6z7u8i9o0p", "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5z6u7", "q1w2e3r4t5y6u7", "a1b2c3d4e5f6g7h8"],
];
