/** Free mail domains, mostly those used in Australia, New Zealand, Asia and the UK. */
export const freeMailDomains: ReadonlySet<string> = new Set(
  `126.com 163.com adam.com.au aim.com aliyun.com aol.co.uk aol.com arcor.de bigpond.com bigpond.com.au bigpond.net.au
  blueyonder.co.uk bt.com btinternet.com btopenworld.com comcast.net cox.net dodo.com.au duck.com email.com fastmail.com
  fastmail.com.au fastmail.fm foxmail.com free.fr freenet.de gmail.com gmx.at gmx.ch gmx.co.uk gmx.com gmx.de gmx.net
  googlemail.com hey.com hotmail.be hotmail.co.nz hotmail.co.uk hotmail.com hotmail.com.au hotmail.de hotmail.es
  hotmail.fr hotmail.it hotmail.sg hushmail.com icloud.com iinet.net.au inbox.com internode.on.net iprimus.com.au
  laposte.net libero.it live.ca live.co.uk live.com live.com.au live.com.sg live.fr live.nl mac.com mail.com mail.ru
  mailfence.com me.com msn.com naver.com netspace.net.au ntlworld.com o2.co.uk optusnet.com.au orange.fr outlook.co.nz
  outlook.com outlook.com.au outlook.de outlook.fr outlook.ie outlook.in outlook.sg paradise.net.nz pm.me posteo.de
  proton.me protonmail.ch protonmail.com qq.com rediffmail.com rocketmail.com seznam.cz sina.com singnet.com.sg sky.com
  slingshot.co.nz snap.net.nz starhub.net.sg t-online.de talktalk.net telstra.com tiscali.co.uk tpg.com.au tuta.com
  tuta.io tutanota.com verizon.net virginmedia.com vodafone.co.nz wanadoo.fr web.de westnet.com.au windowslive.com xtra.co.nz
  yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.nz yahoo.co.uk yahoo.com yahoo.com.au yahoo.com.hk yahoo.com.sg yahoo.de
  yahoo.es yahoo.fr yahoo.ie yahoo.in yahoo.it yandex.com yandex.ru yeah.net ymail.com zoho.com zohomail.com`.split(
    /\s+/,
  ),
);

/** Domains of disposable addresses; a moderator looks at reviews from them. */
export const disposableDomains: ReadonlySet<string> = new Set(
  `10minutemail.com 10minutemail.net 33mail.com anonaddy.me burnermail.io deadaddress.com discard.email discardmail.com
  dispostable.com dropmail.me emailondeck.com fakeinbox.com fakemail.net getairmail.com getnada.com grr.la guerrillamail.biz
  guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net guerrillamail.org harakirimail.com inboxkitten.com
  incognitomail.org jetable.org mail-temp.com mail.tm mailcatch.com maildrop.cc mailinator.com mailinator.net mailnesia.com
  mailnull.com mailpoof.com mintemail.com moakt.com mohmal.com mytemp.email nada.email sharklasers.com spam4.me spamgourmet.com
  temp-mail.io temp-mail.org tempail.com tempinbox.com tempmail.com tempmail.net tempmailo.com tempr.email throwawaymail.com
  trash-mail.com trashmail.com trashmail.de trashmail.net wegwerfmail.de yopmail.com yopmail.fr yopmail.net`.split(
    /\s+/,
  ),
);
