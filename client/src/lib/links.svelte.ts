/** What links begin with: where the server says that it is found, or where this page has come from. */
import { base } from './base'
import { desk } from './desk'

class Links {
  origin = $state(location.origin + base)

  constructor() {
    desk.about().then(
      ({ url }) => (this.origin = url || this.origin),
      () => {},
    )
  }
}

export const links = new Links()
