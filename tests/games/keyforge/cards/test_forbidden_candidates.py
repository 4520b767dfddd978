"""What the cards of Call of the Archons leave alone, with a forbidden candidate or number on the table."""

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.situations import Situation, snapshot

CASES = {
    # Brobnar
    "champion-s-challenge": [
        case("play champion-s-challenge", hand="champion-s-challenge", line="troll, bumpsy warded",
             p1_line="krump", offers="ready troll, ready bumpsy"),
    ],
    "loot-the-bodies": [
        case("play loot-the-bodies; omni gorm-of-omm; destroy cannon", hand="loot-the-bodies",
             artifacts="gorm-of-omm", p1_artifacts="cannon, mothergun",
             changed={"hand": "", "discard": "gorm-of-omm, loot-the-bodies", "artifacts": "",
                      "p1_discard": "cannon", "p1_artifacts": "mothergun"}),
    ],
    "pile-of-skulls": [
        case("omni gorm-of-omm; destroy cannon", line="troll", artifacts="pile-of-skulls, gorm-of-omm",
             p1_artifacts="cannon, mothergun", p1_amber=2,
             changed={"discard": "gorm-of-omm", "artifacts": "pile-of-skulls", "p1_discard": "cannon",
                      "p1_artifacts": "mothergun"}),
    ],
    "looter-goblin": [
        case("reap looter-goblin; omni gorm-of-omm; destroy cannon", line="looter-goblin",
             artifacts="gorm-of-omm", p1_artifacts="cannon, mothergun",
             changed={"amber": 1, "discard": "gorm-of-omm", "line": "looter-goblin exhausted",
                      "artifacts": "", "p1_discard": "cannon", "p1_artifacts": "mothergun"}),
    ],
    "mugwump": [
        case("fight troll", line="mugwump damage:2, troll", p1_line="bumpsy",
             changed={"line": "mugwump damage:2, troll exhausted damage:5", "p1_discard": "bumpsy",
                      "p1_line": ""}),
    ],
    "tireless-crocag": [
        case("", line="tireless-crocag, troll", p1_line="krump",
             offers="fight tireless-crocag, fight troll, reap troll, end-turn"),
    ],
    # Dis
    "library-of-the-damned": [
        case("act library-of-the-damned", house="dis", artifacts="library-of-the-damned",
             hand="dust-imp, troll", p1_hand="krump", offers="archive dust-imp, archive troll"),
    ],
    "sacrificial-altar": [
        case("act sacrificial-altar", house="dis", artifacts="sacrificial-altar", line="teliga",
             discard="troll, bumpsy, punch", p1_discard="krump", offers="choose bumpsy, choose troll"),
    ],
    "eater-of-the-dead": [
        case("fight eater-of-the-dead", house="dis", line="eater-of-the-dead +blood-of-titans",
             p1_line="bumpsy", discard="troll, punch", offers="purge troll, purge bumpsy"),
        case("fight eater-of-the-dead", house="dis", line="eater-of-the-dead +blood-of-titans",
             p1_line="troll warded", discard="punch",
             changed={"line": "eater-of-the-dead exhausted damage:8 +blood-of-titans", "p1_line": "troll"}),
    ],
    "guardian-demon": [
        case("play guardian-demon; left", house="dis", hand="guardian-demon", line="troll damage:3, krump",
             p1_line="bumpsy", offers="choose guardian-demon, choose troll, choose krump, choose bumpsy"),
        case("play guardian-demon; left; choose troll; heal 1", house="dis", hand="guardian-demon",
             line="troll damage:3, krump", p1_line="bumpsy",
             offers="damage guardian-demon, damage krump, damage bumpsy"),
        case("play guardian-demon; left; choose krump", house="dis", hand="guardian-demon",
             line="troll damage:3, krump", p1_line="bumpsy",
             changed={"hand": "", "line": "guardian-demon exhausted, troll damage:3, krump"}),
        case("fight guardian-demon; attack urchin", house="dis", line="guardian-demon, troll damage:3",
             p1_line="urchin, bumpsy",
             offers="choose guardian-demon, choose troll, choose urchin, choose bumpsy"),
        case("fight guardian-demon; attack urchin; choose troll", house="dis",
             line="guardian-demon, troll damage:3", p1_line="urchin, bumpsy", offers="heal 0, heal 1, heal 2"),
        case("fight guardian-demon; attack urchin; choose troll; heal 2", house="dis",
             line="guardian-demon, troll damage:3", p1_line="urchin, bumpsy",
             offers="damage guardian-demon, damage urchin, damage bumpsy"),
        case("fight guardian-demon; attack urchin; choose bumpsy", house="dis",
             line="guardian-demon, troll damage:3", p1_line="urchin, bumpsy",
             changed={"line": "guardian-demon exhausted, troll damage:3"}),
        case("play guardian-demon; left; choose troll", house="dis", hand="guardian-demon",
             line="troll damage:3, krump", p1_line="bumpsy", offers="heal 0, heal 1, heal 2"),
    ],
    "master-of-1": [
        case("reap master-of-1", house="dis", line="master-of-1", p1_line="urchin, dust-pixie, shaffles, troll",
             offers="skip, destroy urchin, destroy dust-pixie"),
    ],
    "master-of-2": [
        case("reap master-of-2", house="dis", line="master-of-2",
             p1_line="urchin, briar-grubbling, shaffles, troll",
             offers="skip, destroy briar-grubbling, destroy shaffles"),
    ],
    "master-of-3": [
        case("reap master-of-3", house="dis", line="master-of-3",
             p1_line="urchin, dextre, zyzzix-the-many, briar-grubbling",
             offers="skip, destroy dextre, destroy zyzzix-the-many"),
    ],
    "shaffles": [
        case("end-turn", house="dis", line="shaffles", amber=2, p1_amber=2, p1_hand="6 punch", hand="6 punch",
             changed={"player": 1, "p1_amber": 1}),
    ],
    "snudge": [
        case("fight snudge; attack urchin", house="dis", line="snudge", artifacts="cannon",
             p1_line="urchin, troll, krump",
             offers="to-hand cannon, to-hand snudge, to-hand urchin, to-hand krump"),
    ],
    "stealer-of-souls": [
        case("fight troll", house="brobnar", line="stealer-of-souls, troll", p1_line="bumpsy",
             changed={"line": "stealer-of-souls, troll exhausted damage:5", "p1_discard": "bumpsy",
                      "p1_line": ""}),
    ],
    "tolas": [
        case("omni gorm-of-omm; destroy cannon", artifacts="gorm-of-omm", line="tolas",
             p1_artifacts="cannon, mothergun",
             changed={"discard": "gorm-of-omm", "artifacts": "", "p1_discard": "cannon",
                      "p1_artifacts": "mothergun"}),
    ],
    # Logos
    "help-from-future-self": [
        case("play help-from-future-self", house="logos", hand="help-from-future-self",
             deck="timetraveller, troll", discard="timetraveller", p1_deck="timetraveller",
             p1_discard="timetraveller",
             offers="skip, to-hand timetraveller@deck, to-hand timetraveller@discard"),
    ],
    "knowledge-is-power": [
        case("play knowledge-is-power; archive-a-card", house="logos",
             hand="knowledge-is-power, troll, bumpsy", p1_hand="krump",
             offers="archive troll, archive bumpsy"),
    ],
    "sloppy-labwork": [
        case("play sloppy-labwork", house="logos", hand="sloppy-labwork, troll, bumpsy", p1_hand="krump",
             offers="archive troll, archive bumpsy"),
        case("play sloppy-labwork; archive troll", house="logos", hand="sloppy-labwork, troll, bumpsy, smith",
             p1_hand="krump", offers="discard bumpsy, discard smith"),
    ],
    "mobius-scroll": [
        case("act mobius-scroll", house="logos", artifacts="mobius-scroll", hand="troll, bumpsy, smith",
             p1_hand="krump",
             offers="skip, archive troll, archive bumpsy, archive smith, archive troll bumpsy, "
                    "archive troll smith, archive bumpsy smith"),
    ],
    "pocket-universe": [
        case("end-turn", artifacts="pocket-universe amber:3", line="troll amber:3", player=1,
             changed={"player": 0}, offers="brobnar, logos, dis"),
    ],
    "spectral-tunneler": [
        case("act spectral-tunneler; choose dextre; omni special-delivery", house="logos",
             artifacts="spectral-tunneler, special-delivery", line="troll, dextre, bumpsy, krump",
             p1_line="urchin", offers="damage troll, damage dextre, damage krump, damage urchin"),
    ],
    "ganymede-archivist": [
        case("reap ganymede-archivist", house="logos", line="ganymede-archivist", hand="troll, bumpsy",
             p1_hand="krump", offers="archive troll, archive bumpsy"),
    ],
    "neutron-shark": [
        case("reap neutron-shark", house="logos", line="neutron-shark, troll", artifacts="cannon",
             p1_line="bumpsy", p1_artifacts="mothergun", deck="dextre",
             offers="destroy bumpsy, destroy mothergun"),
        case("fight neutron-shark; attack bumpsy", house="logos", line="neutron-shark +blood-of-titans, troll",
             artifacts="cannon", p1_line="bumpsy, urchin", p1_artifacts="mothergun", deck="dextre",
             offers="destroy urchin, destroy mothergun"),
        case("reap neutron-shark; destroy bumpsy", house="logos", line="neutron-shark, troll",
             artifacts="cannon", p1_line="bumpsy, krump", p1_artifacts="mothergun", deck="dextre",
             offers="destroy neutron-shark, destroy troll, destroy cannon"),
        case("fight neutron-shark; attack bumpsy; destroy krump", house="logos",
             line="neutron-shark +blood-of-titans, troll", artifacts="cannon", p1_line="bumpsy, krump",
             p1_artifacts="mothergun", deck="dextre",
             offers="destroy neutron-shark, destroy troll, destroy cannon"),
    ],
    "ozmo-martianologist": [
        case("reap ozmo-martianologist; heal-martian", house="logos",
             line="ozmo-martianologist, zorg damage:4, troll damage:4", p1_line="tunk damage:4, krump",
             offers="heal zorg, heal tunk"),
        case("reap ozmo-martianologist; stun-martian", house="logos",
             line="ozmo-martianologist, zorg damage:4, troll damage:4", p1_line="tunk damage:4, krump",
             offers="stun zorg, stun tunk"),
        case("fight ozmo-martianologist; attack urchin; heal-martian", house="logos",
             line="ozmo-martianologist, zorg damage:4, troll damage:4", p1_line="tunk damage:4, urchin",
             offers="heal zorg, heal tunk"),
        case("fight ozmo-martianologist; attack urchin; heal-martian; heal zorg", house="logos",
             line="ozmo-martianologist, zorg damage:4, troll damage:4", p1_line="tunk damage:4, urchin",
             changed={"line": "ozmo-martianologist exhausted, zorg damage:1, troll damage:4"}),
        case("fight ozmo-martianologist; attack urchin; stun-martian", house="logos",
             line="ozmo-martianologist, zorg damage:4, troll damage:4", p1_line="tunk damage:4, urchin",
             offers="stun zorg, stun tunk"),
    ],
    "rocket-boots": [
        case("fight troll; attack urchin; fight troll; attack urchin", line="troll +rocket-boots",
             p1_line="urchin, krump",
             changed={"line": "troll exhausted damage:1 +rocket-boots", "p1_discard": "urchin",
                      "p1_line": "krump"}),
    ],
    "transposition-sandals": [
        case("act dextre", house="logos", line="dextre +transposition-sandals, troll, doc-bookton",
             p1_line="krump, bumpsy", offers="swap troll, swap doc-bookton"),
    ],
    # Mars
    "battle-fleet": [
        case("play battle-fleet", house="mars", hand="battle-fleet, tunk, punch", p1_hand="zorg",
             offers="skip, reveal tunk"),
    ],
    "deep-probe": [
        case("play deep-probe; brobnar", house="mars", hand="deep-probe, troll", p1_hand="bumpsy, punch",
             changed={"amber": 1, "hand": "troll", "discard": "deep-probe", "p1_hand": "punch",
                      "p1_discard": "bumpsy"}),
    ],
    "hypnotic-command": [
        case("play hypnotic-command", house="mars", hand="hypnotic-command", line="tunk",
             p1_line="bumpsy, krump", p1_amber=2, offers="capture-own bumpsy, capture-own krump"),
    ],
    "key-abduction": [
        case("play key-abduction; forge key-abduction", house="mars", hand="key-abduction, 2 punch",
             line="2 tunk", amber=5, p1_hand="6 punch",
             changed={"amber": 6, "hand": "2 punch, 2 tunk", "discard": "key-abduction", "line": ""}),
    ],
    "martian-hounds": [
        case("play martian-hounds", house="mars", hand="martian-hounds", line="zorg damage:1, tunk",
             p1_line="troll", offers="choose zorg, choose tunk, choose troll"),
    ],
    "martians-make-bad-allies": [
        case("play martians-make-bad-allies", house="mars", hand="martians-make-bad-allies, troll, tunk",
             p1_hand="bumpsy",
             changed={"amber": 1, "hand": "tunk", "discard": "martians-make-bad-allies", "purged": "troll"}),
    ],
    "mass-abduction": [
        case("play mass-abduction", house="mars", hand="mass-abduction", line="troll damage:1",
             p1_line="bumpsy damage:1, krump damage:1, urchin, zorg damage:1, dextre damage:1",
             offers="skip, archive bumpsy, archive krump, archive zorg, archive dextre, "
                    "archive bumpsy krump, archive bumpsy zorg, archive bumpsy dextre, archive krump zorg, "
                    "archive krump dextre, archive zorg dextre, archive bumpsy krump zorg, "
                    "archive bumpsy krump dextre, archive bumpsy zorg dextre, archive krump zorg dextre"),
    ],
    "mothership-support": [
        case("play mothership-support; damage krump", house="mars", hand="mothership-support",
             line="tunk, troll", p1_line="zorg, krump",
             changed={"amber": 1, "hand": "", "discard": "mothership-support",
                      "p1_line": "zorg, krump damage:2"}),
    ],
    "orbital-bombardment": [
        case("play orbital-bombardment", house="mars", hand="orbital-bombardment, tunk, punch", p1_hand="zorg",
             p1_line="krump", offers="skip, reveal tunk"),
    ],
    "sample-collection": [
        case("play sample-collection", house="mars", hand="sample-collection", line="troll",
             p1_line="bumpsy, krump", p1_keys="red", offers="archive bumpsy, archive krump"),
    ],
    "commpod": [
        case("act commpod", house="mars", artifacts="commpod", line="tunk exhausted", hand="zorg, punch",
             p1_hand="tunk", offers="skip, reveal zorg"),
        case("act commpod; reveal zorg", house="mars", artifacts="commpod",
             line="tunk exhausted, yxilo-bolter exhausted, troll exhausted", hand="zorg, punch",
             offers="skip, ready tunk, ready yxilo-bolter"),
    ],
    "custom-virus": [
        case("omni custom-virus", house="mars", artifacts="custom-virus", hand="troll, bumpsy, punch",
             p1_hand="krump", p1_line="urchin", offers="purge troll, purge bumpsy"),
    ],
    "feeding-pit": [
        case("act feeding-pit", house="mars", artifacts="feeding-pit", hand="troll, bumpsy, punch",
             p1_hand="krump", offers="discard troll, discard bumpsy"),
    ],
    "incubation-chamber": [
        case("omni incubation-chamber", house="mars", artifacts="incubation-chamber", hand="zorg, tunk, troll",
             p1_hand="yxilo-bolter", offers="reveal zorg, reveal tunk"),
    ],
    "mothergun": [
        case("act mothergun", house="mars", artifacts="mothergun", hand="zorg, punch", p1_hand="tunk",
             p1_line="krump, troll", offers="skip, reveal zorg"),
        case("act mothergun; reveal zorg", house="mars", artifacts="mothergun", hand="zorg, punch",
             p1_line="krump, troll", offers="damage krump, damage troll"),
    ],
    "swap-widget": [
        case("act swap-widget", house="mars", artifacts="swap-widget", line="zorg",
             hand="yxilo-bolter, tunk, sample-collection, troll, zorg", p1_hand="yxilo-bolter",
             offers="choose yxilo-bolter, choose tunk"),
    ],
    "chuff-ape": [
        case("fight chuff-ape; attack urchin", house="mars", line="chuff-ape, troll, zorg",
             p1_line="urchin, krump", offers="skip, destroy troll, destroy zorg"),
    ],
    "grommid": [
        case("fight troll", line="grommid, troll", p1_line="bumpsy", p1_amber=2, amber=2,
             changed={"line": "grommid, troll exhausted damage:5", "p1_discard": "bumpsy", "p1_line": ""}),
        case("fight grommid", house="mars", line="grommid", p1_line="bumpsy", p1_amber=2, amber=2,
             changed={"line": "grommid exhausted damage:5", "p1_amber": 1, "p1_discard": "bumpsy",
                      "p1_line": ""}),
    ],
    "john-smyth": [
        case("fight john-smyth; attack urchin", house="mars",
             line="john-smyth, zorg exhausted, tunk exhausted, troll exhausted", p1_line="urchin, krump",
             offers="ready zorg, ready tunk"),
    ],
    "mindwarper": [
        case("act mindwarper", house="mars", line="mindwarper, troll", p1_line="bumpsy, krump", p1_amber=1,
             offers="capture-own bumpsy, capture-own krump"),
    ],
    "phylyx-the-disintegrator": [
        case("act phylyx-the-disintegrator", house="mars", line="phylyx-the-disintegrator, tunk", amber=3,
             p1_amber=3, changed={"line": "phylyx-the-disintegrator exhausted, tunk", "p1_amber": 2}),
    ],
    "ulyq-megamouth": [
        case("fight ulyq-megamouth; attack urchin", house="mars", line="ulyq-megamouth, troll, bumpsy, tunk",
             p1_line="urchin, krump", offers="choose troll, choose bumpsy"),
    ],
    "uxlyx-the-zookeeper": [
        case("reap uxlyx-the-zookeeper", house="mars", line="uxlyx-the-zookeeper, troll",
             p1_line="bumpsy, krump", offers="archive bumpsy, archive krump"),
    ],
    "yxili-marauder": [
        case("play yxili-marauder", house="mars", hand="yxili-marauder", p1_line="zorg", p1_amber=5,
             changed={"hand": "", "line": "yxili-marauder exhausted"}),
        case("fight urchin", house="shadows", line="yxili-marauder amber:2, urchin", p1_line="krump",
             changed={"discard": "urchin", "line": "yxili-marauder amber:2", "p1_line": "krump damage:1"}),
    ],
    "yxilo-bolter": [
        case("reap yxilo-bolter", house="mars", line="yxilo-bolter", p1_line="bumpsy, krump",
             offers="damage yxilo-bolter, damage bumpsy, damage krump"),
        case("fight yxilo-bolter; attack urchin", house="mars", line="yxilo-bolter", p1_line="urchin, krump",
             offers="damage yxilo-bolter, damage urchin, damage krump"),
    ],
    "zyzzix-the-many": [
        case("reap zyzzix-the-many", house="mars", line="zyzzix-the-many", hand="troll, punch",
             p1_hand="bumpsy", offers="skip, reveal troll"),
        case("fight zyzzix-the-many; attack urchin", house="mars", line="zyzzix-the-many",
             hand="troll, bumpsy, punch", p1_hand="krump", p1_line="urchin, krump",
             offers="skip, reveal troll, reveal bumpsy"),
        case("fight zyzzix-the-many; attack urchin; reveal troll", house="mars", line="zyzzix-the-many",
             hand="troll, bumpsy, punch", p1_hand="krump", p1_line="urchin, krump",
             changed={"hand": "bumpsy, punch", "archives": "troll",
                      "line": "zyzzix-the-many exhausted power:3"}),
    ],
    "brain-stem-antenna": [
        case("play troll; left", hand="troll", line="bumpsy exhausted +brain-stem-antenna",
             changed={"hand": "", "line": "troll exhausted, bumpsy exhausted +brain-stem-antenna"}),
    ],
    # Sanctum
    "horseman-of-famine": [
        case("fight horseman-of-famine; attack urchin", house="sanctum", line="horseman-of-famine",
             p1_line="urchin, dust-pixie, dextre, troll", offers="destroy urchin, destroy dust-pixie"),
    ],
    "sanctum-guardian": [
        case("fight sanctum-guardian; attack urchin", house="sanctum", line="sanctum-guardian, troll, sequis",
             p1_line="urchin, krump", offers="swap troll, swap sequis"),
    ],
    "armageddon-cloak": [
        case("fight troll; attack urchin", line="troll, sequis +armageddon-cloak", p1_line="urchin, krump",
             changed={"line": "troll exhausted, sequis +armageddon-cloak"}),
    ],
    "shoulder-armor": [
        case("fight bumpsy", line="sequis +shoulder-armor, bumpsy", p1_line="troll",
             changed={"discard": "bumpsy", "line": "sequis +shoulder-armor", "p1_line": "troll damage:5"}),
    ],
    # Shadows
    "imperial-traitor": [
        case("play imperial-traitor", house="shadows", hand="imperial-traitor, sequis",
             p1_hand="bulwark, troll", offers="skip, purge bulwark"),
    ],
    "masterplan": [
        case("play masterplan", house="shadows", hand="masterplan, troll, punch", p1_hand="krump",
             offers="put-under troll, put-under punch"),
    ],
    "safe-place": [
        case("end-turn", artifacts="safe-place amber:3", line="troll amber:3", player=1, changed={"player": 0},
             offers="brobnar, shadows, dis"),
    ],
    "seeker-needle": [
        case("act seeker-needle", house="shadows", artifacts="seeker-needle", line="urchin", p1_line="troll",
             offers="damage urchin, damage troll"),
    ],
    "mack-the-knife": [
        case("act mack-the-knife", house="shadows", line="mack-the-knife", p1_line="troll, krump",
             offers="damage mack-the-knife, damage troll, damage krump"),
    ],
    "selwyn-the-fence": [
        case("fight selwyn-the-fence; attack urchin", house="shadows",
             line="selwyn-the-fence, troll amber:1, bumpsy amber:1, dextre",
             p1_line="urchin amber:1, krump amber:1", offers="take-from-card troll, take-from-card bumpsy"),
    ],
    # Untamed
    "key-charge": [
        case("play key-charge", house="untamed", hand="key-charge", amber=6,
             changed={"amber": 5, "hand": "", "discard": "key-charge"}),
        case("play key-charge", house="untamed", hand="key-charge", artifacts="pocket-universe amber:6",
             changed={"hand": "", "discard": "key-charge"}),
    ],
    "lost-in-the-woods": [
        case("play lost-in-the-woods; choose troll bumpsy", house="untamed", hand="lost-in-the-woods",
             line="troll, bumpsy, dextre", p1_line="krump, urchin, zorg",
             offers="choose krump urchin, choose krump zorg, choose urchin zorg"),
    ],
    "mimicry": [
        case("reap snufflegator", house="untamed", hand="mimicry", line="snufflegator", discard="punch",
             p1_discard="eureka, troll, mimicry", offers="discard mimicry, end-turn"),
    ],
    "scout": [
        case("play scout", house="untamed", hand="scout", line="troll, bumpsy, dextre", p1_line="krump",
             offers="skip, choose troll, choose bumpsy, choose dextre, choose troll bumpsy, "
                    "choose troll dextre, choose bumpsy dextre"),
        case("play scout; choose troll; attack krump; fight ancient-bear", house="untamed", hand="scout",
             line="troll, ancient-bear", p1_line="krump, bumpsy",
             changed={"amber": 1, "hand": "", "discard": "ancient-bear, scout", "line": "troll exhausted",
                      "p1_discard": "bumpsy, krump", "p1_line": ""}),
    ],
    "troop-call": [
        case("play troop-call", house="untamed", hand="troop-call", line="troll, niffle-ape",
             discard="niffle-queen, bumpsy, punch", p1_line="niffle-ape", p1_discard="niffle-ape",
             changed={"amber": 1, "hand": "niffle-queen, niffle-ape",
                      "discard": "troop-call, bumpsy, punch", "line": "troll"}),
    ],
    "bear-flute": [
        case("act bear-flute", house="untamed", artifacts="bear-flute",
             line="ancient-bear damage:2, troll damage:2", deck="ancient-bear",
             changed={"line": "ancient-bear, troll damage:2", "artifacts": "bear-flute exhausted"}),
    ],
    "chota-hazri": [
        case("play chota-hazri", house="untamed", hand="chota-hazri", amber=6,
             changed={"amber": 5, "hand": "", "line": "chota-hazri exhausted"}),
        case("play chota-hazri", house="untamed", hand="chota-hazri", artifacts="pocket-universe amber:6",
             changed={"hand": "", "line": "chota-hazri exhausted"}),
    ],
    "inka-the-spider": [
        case("play inka-the-spider; left", house="untamed", hand="inka-the-spider", line="troll",
             p1_line="krump", offers="stun inka-the-spider, stun troll, stun krump"),
        case("reap inka-the-spider", house="untamed", line="inka-the-spider", p1_line="krump",
             offers="stun inka-the-spider, stun krump"),
    ],
    "kindrith-longshot": [
        case("reap kindrith-longshot", house="untamed", line="kindrith-longshot", p1_line="krump, troll",
             offers="damage kindrith-longshot, damage krump, damage troll"),
    ],
    "mushroom-man": [
        case("fight urchin", house="shadows", line="mushroom-man, urchin", p1_line="krump",
             changed={"discard": "urchin", "line": "mushroom-man", "p1_line": "krump damage:1"}),
    ],
    "niffle-ape": [
        case("fight krump; attack urchin", line="krump, niffle-ape", p1_line="urchin, troll",
             changed={"line": "krump exhausted, niffle-ape"}),
    ],
    "niffle-queen": [
        case("fight bumpsy", line="niffle-queen, bumpsy", p1_line="niffle-ape",
             changed={"line": "niffle-queen, bumpsy exhausted damage:3", "p1_discard": "niffle-ape",
                      "p1_line": ""}),
    ],
    "way-of-the-bear": [
        case("fight bumpsy", line="krump +way-of-the-bear, bumpsy", p1_line="troll",
             changed={"discard": "bumpsy", "line": "krump +way-of-the-bear", "p1_line": "troll damage:5"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", CASES)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in CASES[card]:
        each.check()


def test_bear_flute_looks_through_no_other_piles():
    piles = {"p1_deck": "ancient-bear", "p1_discard": "ancient-bear, krump"}
    own = {"deck": "ancient-bear, troll", "discard": "ancient-bear, punch, bumpsy"}
    with Situation(house="untamed", artifacts="bear-flute", **own, **piles) as table:
        table.answer("act bear-flute")
        while not table.game.idle(table.state):  # as many as can be found
            table.answer(max(table.texts(), key=len))
        after = snapshot(table.state)
        assert {name: after[name] for name in piles} == piles
        assert (after["hand"], after["discard"]) == ("2 ancient-bear", "")
        assert sorted(after["deck"].split(", ")) == ["bumpsy", "punch", "troll"]


def test_deep_probe_shows_no_card_of_its_player():
    with Situation(house="mars", hand="deep-probe, troll", p1_hand="punch") as table:
        table.answer("play deep-probe", "brobnar")
        assert table.state.players[0].hand[0] not in table.state.known


def test_martians_make_bad_allies_shows_no_card_of_the_opponent():
    with Situation(house="mars", hand="martians-make-bad-allies, tunk", p1_hand="punch") as table:
        table.answer("play martians-make-bad-allies")
        assert table.state.players[1].hand[0] not in table.state.known
