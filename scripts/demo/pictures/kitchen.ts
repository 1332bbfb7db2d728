import type { Coat } from './coats.ts';
import { shadow } from './ground.ts';

function mug({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 150)}
    <g fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".8">
      <path d="M350 150q-18 26 0 48t0 48M410 138q-18 26 0 48t0 48"/>
    </g>
    <path d="M500 296h22a56 56 0 0 1 0 112h-34" fill="none" stroke="${dark}" stroke-width="28"/>
    <path d="M268 268h244v152q0 50-50 50H318q-50 0-50-50z" fill="${main}"/>
    <path d="M268 268h244v78q-30 24-61 2t-61 0-61 0-61-2z" fill="${light}"/>
    <ellipse cx="390" cy="268" rx="122" ry="26" fill="${light}"/>
    <ellipse cx="390" cy="270" rx="106" ry="19" fill="${pop}"/>`;
}

function pan({ main, dark, light, pop }: Coat): string {
  return `${shadow(350, 170)}
    <path d="M520 300 700 262q20-4 24 16t-16 24L526 340z" fill="${dark}"/>
    <circle cx="350" cy="312" r="164" fill="${dark}"/>
    <circle cx="350" cy="312" r="134" fill="${main}"/>
    <path d="M262 318c-8-62 50-98 96-78s88 30 82 84-58 74-104 58-68-22-74-64z" fill="${light}"/>
    <circle cx="346" cy="312" r="36" fill="${pop}"/>
    <path d="M326 300q8-14 22-14" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/>`;
}

function kettle({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 170)}
    <path d="M306 232c0-116 188-116 188 0" fill="none" stroke="${dark}" stroke-width="24" stroke-linecap="round"/>
    <path d="M520 346 612 246l34 20-84 146z" fill="${dark}"/>
    <path d="M268 440c-22-130 44-208 132-208s154 78 132 208q-4 30-36 30H304q-32 0-36-30z" fill="${main}"/>
    <path d="M302 424c-12-76 10-130 50-152" fill="none" stroke="${light}" stroke-width="16" stroke-linecap="round"
      opacity=".7"/>
    <ellipse cx="400" cy="236" rx="76" ry="16" fill="${dark}"/>
    <circle cx="400" cy="212" r="17" fill="${pop}"/>`;
}

function moka({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 130)}
    <path d="M500 196h64q16 0 16 16v122q0 16-18 12" fill="none" stroke="${dark}" stroke-width="26"/>
    <path d="M330 330h140l38 140H292z" fill="${main}"/>
    <path d="M330 330h70v140H292z" fill="${dark}" opacity=".35"/>
    <path d="M286 168 250 152l34 66 36 96h160l34-146z" fill="${main}"/>
    <path d="M286 168h114v146h-80z" fill="${light}" opacity=".35"/>
    <rect x="318" y="308" width="164" height="30" rx="8" fill="${dark}"/>
    <path d="M290 168q110-62 220 0z" fill="${dark}"/>
    <circle cx="400" cy="128" r="16" fill="${pop}"/>`;
}

function board({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 210)}
    <rect x="196" y="296" width="380" height="158" rx="26" fill="#c99a63"/>
    <path d="M220 336h332M220 376h332M220 416h332" stroke="#b5854f" stroke-width="5"/>
    <circle cx="548" cy="326" r="13" fill="#8a6238"/>
    <path d="M262 392h190l70-76H262z" fill="${light}"/>
    <rect x="148" y="330" width="124" height="40" rx="14" fill="${dark}"/>
    <circle cx="180" cy="350" r="6" fill="${light}"/><circle cx="232" cy="350" r="6" fill="${light}"/>
    <circle cx="470" cy="262" r="62" fill="${main}"/>
    <path d="M470 204q-4-34 26-44" fill="none" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>
    <path d="M496 176q40-20 58 14-44 14-58-14z" fill="${pop}"/>`;
}

function jar({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 120)}
    <rect x="308" y="206" width="184" height="264" rx="36" fill="${main}"/>
    <path d="M308 292q92-34 184 0v142q0 36-36 36H344q-36 0-36-36z" fill="${dark}" opacity=".55"/>
    <rect x="296" y="166" width="208" height="52" rx="12" fill="${pop}"/>
    <rect x="340" y="310" width="120" height="96" rx="10" fill="${light}"/>
    <path d="M362 342h76M374 370h52" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>
    <path d="M332 244v180" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".45"/>`;
}

function bowl({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 140)}
    <path d="M520 150 430 320M566 172 452 330" stroke="${dark}" stroke-width="13" stroke-linecap="round"/>
    <path d="M220 296h360c0 98-60 158-120 158H340c-60 0-120-60-120-158z" fill="${main}"/>
    <ellipse cx="400" cy="296" rx="180" ry="42" fill="${light}"/>
    <path d="M262 300q34-26 68 0t68 0 68 0 72 0" fill="none" stroke="${pop}" stroke-width="15" stroke-linecap="round"/>
    <rect x="340" y="446" width="120" height="24" rx="10" fill="${dark}"/>
    <path d="M246 346q154 40 308 0" fill="none" stroke="${light}" stroke-width="9" opacity=".6"/>`;
}

export const kitchen = { mug, pan, kettle, moka, board, jar, bowl };
