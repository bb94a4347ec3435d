// Mailboxes that anyone can open: a shared domain there proves nothing about a company.
const freemail = new Set(
  (
    "gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de arcor.de online.de 1und1.de mail.de posteo.de mailbox.org " +
    "outlook.com outlook.de outlook.es hotmail.com hotmail.de hotmail.es live.com live.de msn.com yahoo.com yahoo.de yahoo.es ymail.com aol.com aol.de " +
    "icloud.com me.com mac.com proton.me protonmail.com pm.me tutanota.com tutamail.com tuta.io vodafone.de vodafonemail.de o2online.de bluewin.ch aon.at " +
    "chello.at telefonica.net movistar.es terra.es ono.com orange.fr orange.es wanadoo.fr wanadoo.es free.fr laposte.net sfr.fr libero.it alice.it virgilio.it " +
    "gmx.com gmx.eu gmx.es outlook.at live.at hotmail.fr hotmail.it yahoo.at yahoo.fr yahoo.it web.at email.de kabelbw.de unitybox.de unitymedia.de " +
    "kabelmail.de versanet.de ewetel.net ewe.net osnanet.de netcologne.de htp-tel.de mnet-online.de mnet-mail.de t-online.at a1.net utanet.at " +
    "liwest.at kabelplus.at tele2.at drei.at inode.at sunrise.ch hispeed.ch swissonline.ch euskalnet.net ya.com tiscali.it tin.it skynet.be ziggo.nl " +
    "wp.pl o2.pl onet.pl interia.pl seznam.cz centrum.cz email.cz zoho.com yandex.com mail.ru mail.com fastmail.com hey.com"
  ).split(" "),
);

export function mailDomain(email: string) {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

/** Whether an address under this domain may claim a company's profile. */
export function mayClaimByDomain(email: string) {
  const domain = mailDomain(email);
  return domain.includes(".") && !freemail.has(domain);
}
