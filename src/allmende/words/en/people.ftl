### Friends, blocked people, and what is reported to the host: said on the start page, on pages of players, and in dialogs.

## What can be done about somebody

people-about = { $player }: friends, block, report
people-add = Add to friends
people-added = Among your friends
people-remove = Remove { $player } from your friends
people-block = Block
people-block-sure = { $player } will not sit down at your open tables, is not matched with you, and can't invite or remind you; you don't see what they write. They are not told. Games under way go on.
people-block-now = Block { $player }
people-blocked = Blocked
people-unblock = Unblock
people-unblock-whom = Unblock { $player }
people-report = Report to the host
people-report-lead = The host of this server reads it, and sees your name. { $player } is not told.
people-report-why = What is it about?
people-report-words = What happened?
people-report-words-optional = What happened? (optional)
people-report-send = Send the report
people-report-sent = The host of this server has your report. Thank you.
people-why-insults = Insults or harassment
people-why-leaving = Leaves games or delays them on purpose
people-why-cheating = Cheating
people-why-name = An offensive name
people-why-other = Something else
people-cancel = Cancel

## The list of friends

people-friends = Friends
people-friends-none = Add people you have played with, at a table under “{ screen-share }” or on their pages: then one press invites them to a game.
people-friends-lead = “Invite” offers a table as it is set up here, and sends the invitation: { $title }, { $seats } players.
people-friends-alone = { $title } is played alone: choose another game to invite friends.
people-invite = Invite
people-invite-whom = Invite { $player } to a game of { $title }
people-is-table = at a table now
people-is-lately = here lately
people-friends-activity = Only those who have you among their friends, too, show whether they are here.

## Whom I have blocked

people-blocked-list = Blocked people
people-blocked-lead = They can't join your open tables, invite you or remind you, and you don't see what they write. They don't know.

## What can't be done

error-no-such-person = This person isn't known here any more.
error-oneself = That's you.
error-friends = You have { $most } friends here already. Remove one first.
error-friend-blocked = You have blocked { $player }. Unblock them first.
error-blocked-many = You have blocked { $most } people already. Unblock one first.
error-complaint = Say what happened, in 1 to { $longest } characters.
error-complaints = You have sent { $most } reports within a day. The host has them.
