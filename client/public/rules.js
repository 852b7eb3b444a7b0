// On the page of a title's rules: who comes by a link to a place that is not there is told so. Servers see no fragments.
const tell = () => {
  const place = decodeURIComponent(location.hash.slice(1))
  document.querySelector('.gone').hidden = !place || document.getElementById(place) !== null
}
addEventListener('hashchange', tell)
tell()
