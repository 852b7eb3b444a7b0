/** Symbols of dialogs and of the end alone; they come with those. */
import { add } from '.'
import { line } from './pen'

add({
  check: line('M4 13l5.5 5.5L20 6', 3),
  download: line('M12 3v12.5M6 10.5l6 6 6-6M4 21h16', 2.4),
  'round-back': line('M11.5 5l-7 7 7 7M19.5 5l-7 7 7 7', 2.6),
  'round-on': line('M4.5 5l7 7-7 7M12.5 5l7 7-7 7', 2.6),
  copy: line('M8.5 8.5h12v12h-12zM15.5 8V3.5h-12v12H8', 2.1),
})
