/** Symbols of dialogs and of the end alone; they come with those. */
import { add } from '.'
import { line } from './pen'

add({
  check: line('M4 13l5.5 5.5L20 6', 3),
  download: line('M12 3v12.5M6 10.5l6 6 6-6M4 21h16', 2.4),
  copy: line('M8.5 8.5h12v12h-12zM15.5 8V3.5h-12v12H8', 2.1),
})
